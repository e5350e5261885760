import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routeOf } from '../src/browser/route.ts';

test('Every address leads somewhere', () => {
  assert.deepEqual(routeOf('/'), { page: 'front' });
  assert.deepEqual(routeOf('/new/waves'), { page: 'new', game: 'waves' });
  assert.deepEqual(routeOf('/t/abc_-9'), { page: 'table', id: 'abc_-9' });
  assert.deepEqual(routeOf('/r/abc_-9'), { page: 'replay', id: 'abc_-9' });
  assert.deepEqual(routeOf('/mine'), { page: 'mine' });
  assert.deepEqual(routeOf('/me'), { page: 'you' });
  assert.deepEqual(routeOf('/link'), { page: 'link' });
  assert.deepEqual(routeOf('/replay'), { page: 'file' });
  assert.deepEqual(routeOf('/learn/waves'), { page: 'learn', game: 'waves', lesson: null });
  assert.deepEqual(routeOf('/learn/rolling-seas/first'), { page: 'learn', game: 'rolling-seas', lesson: 'first' });
  for (const path of [
    '/learn',
    '/learn/',
    '/learn/a/b/c',
    '/t/',
    '/t/a/b',
    '/t/..%2F',
    '/elsewhere',
    '/new',
    '/new/%E0%A4%A',
  ])
    assert.equal(routeOf(path).page, 'not-found', path);
});
