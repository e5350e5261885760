import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '@quayside/rules';
import { rulesHtml } from '../rulesHtml.ts';

test('A chapter and its paragraphs can be linked to by their numbers', () => {
  const html = rulesHtml('## 3 The waves\n\n**3.2** A wave rolls *on*.\n\nNo number here.\n');
  assert.match(html, /<h2 id="r3">3 The waves<\/h2>/);
  assert.match(html, /<p id="r3\.2"><strong>3\.2<\/strong> A wave rolls <em>on<\/em>\.<\/p>/);
  assert.match(html, /<p>No number here\.<\/p>/);
});

test('A numbered item of a list can be linked to', () => {
  assert.match(rulesHtml('- **4.1** First.\n- Second.\n'), /<li id="r4\.1">.*4\.1/);
});

test('Marks for engineers become a quiet sign', () => {
  const html = rulesHtml('**3.3** Shells do not stay **(R)**. Shapes **(R: names,\nlines)** too.\n');
  assert.doesNotMatch(html, /\(R/);
  assert.equal(html.match(/<sup class="our-reading">°<\/sup>/g)?.length, 2);
});

test('A number inside a sentence is no anchor', () => {
  assert.doesNotMatch(rulesHtml('See 3.2, and **3.3** too.\n'), /id=/);
});

test('Where something is marked, the last chapter is folded with its heading in sight; where nothing is, none', () => {
  const html = rulesHtml('## 1 Play\n\n**1.1** So **(R)**.\n\n## 2 What is reconstructed\n\n**2.1** That.\n');
  assert.match(html, /<p id="r1\.1">.*<\/p>\n<details class="our-readings"><summary><h2 id="r2">2 What/);
  assert.match(html, /<\/h2><\/summary>\n<p id="r2\.1">.*<\/p>\n<\/details>\n$/);
  assert.doesNotMatch(rulesHtml('## 1 Play\n\n**1.1** So.\n\n## 2 The end\n\n**2.1** That.\n'), /details/);
});

for (const id of Object.keys(GAMES))
  test(`The folded chapter of ${id} is the list of what is reconstructed`, () => {
    const html = rulesHtml(readFileSync(new URL(`../../rules/src/${id}/RULES.md`, import.meta.url), 'utf8'));
    assert.equal(html.match(/<details/g)?.length, 1);
    assert.match(html, /<details class="our-readings"><summary><h2 id="r\d+">\d+ What is reconstructed/);
    assert.match(html, /<\/details>\n$/);
  });
