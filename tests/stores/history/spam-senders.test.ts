import { beforeEach, expect, test, vi } from 'vitest';
import { readSpamFile, spamFile } from '#src/stores/history/spam-file.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const store = () => import('#src/stores/history/spam-senders.ts');

test('marks last from visit to visit, the newest first, each once', async () => {
  const { markSpam, $spamSenders } = await store();
  for (const name of ['mallory', 'news.x', 'mallory']) markSpam(name);
  expect($spamSenders.get()).toEqual(['news.x', 'mallory']);
  vi.resetModules();
  expect((await store()).$spamSenders.get()).toEqual(['news.x', 'mallory']);
});

test('a mark is removed', async () => {
  const { markSpam, unmarkSpam, $spamSenders } = await store();
  markSpam('mallory');
  unmarkSpam('mallory');
  expect($spamSenders.get()).toEqual([]);
});

test('an import adds missing names and counts them', async () => {
  const { markSpam, mergeSpamSenders, $spamSenders } = await store();
  markSpam('mallory');
  expect(mergeSpamSenders(['news.x', 'mallory', 'news.x', 'alert.x'])).toBe(2);
  expect($spamSenders.get()).toEqual(['news.x', 'alert.x', 'mallory']);
});

test('an exported file is read again', () => {
  expect(readSpamFile(spamFile(['mallory', 'news.x']))).toEqual(['mallory', 'news.x']);
});

test.each([
  ['a list', '["mallory","news.x"]'],
  ['one name a line', 'mallory\nnews.x\n'],
  ['other values among the names', '{"spamSenders":["mallory",7,"NOT A NAME","news.x",null]}'],
])('a file with %s is read', (_, text) => {
  expect(readSpamFile(text)).toEqual(['mallory', 'news.x']);
});

test.each(['', '{}', 'null', '[]', '{"favorites":["alice"]}', 'No Names Here!'])(
  'a file without account names is refused: %s',
  (text) => {
    expect(readSpamFile(text)).toBeNull();
  },
);
