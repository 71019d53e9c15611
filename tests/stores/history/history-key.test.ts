import { expect, test } from 'vitest';
import { historyKey } from '#src/stores/history/history.ts';
import { viewOfQuery } from '#src/stores/history/history-view.ts';

const view = (query: string) => viewOfQuery(new URLSearchParams(query));

test('a history’s key names its filters, and marked senders only where spam is hidden', () => {
  expect(historyKey('alice', view(''))).toBe('alice?');
  expect(historyKey('alice', view(''), ['mallory', 'news.x'])).toBe(
    'alice?senders=mallory%2Cnews.x',
  );
  expect(historyKey('alice', view('spam=shown'), ['mallory'])).toBe('alice?spam=shown');
});
