import assert from 'node:assert/strict';
import { test } from 'node:test';
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
