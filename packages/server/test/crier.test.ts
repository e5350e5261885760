import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../src/store/store.ts';
import { Company, type Listener } from '../src/tables/company.ts';
import { Crier } from '../src/tables/crier.ts';
import type { Table } from '../src/tables/table.ts';

describe('who comes and goes', () => {
  const arrive = (company: Company, name: string) => {
    const heard: string[] = [];
    const listener: Listener = {
      guest: { id: name, name },
      say: ({ common, own }) => heard.push(common + own),
      dismiss() {},
    };
    company.connect(listener);
    company.greet(listener);
    return { listener, heard };
  };

  test('is told the newcomer at once, and the others together a moment later, however many follow', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const company = new Company();
    const row = { seats: [], host: 'Ann', endedAt: null };
    const attempt = (run: () => void) => run();
    const table = { row, info: {}, company, gone: false, attempt } as unknown as Table;
    const crier = new Crier(table, {} as Store, {} as FastifyBaseLogger);
    const ann = arrive(company, 'Ann');
    for (const name of ['Ben', 'Cid', 'Dan']) {
      const { listener, heard } = arrive(company, name);
      crier.came(listener);
      assert.equal(heard.length, 1);
      mock.timers.tick(40);
    }
    assert.equal(ann.heard.length, 1);
    crier.went();
    crier.table();
    mock.timers.tick(1000);
    assert.equal(ann.heard.length, 2, 'what was told meanwhile is not told again');
    mock.timers.reset();
  });
});
