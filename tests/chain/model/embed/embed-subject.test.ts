import { describe, expect, test } from 'vitest';
import { fc } from '#tests/fc.ts';
import {
  embedPath,
  type EmbedSubject,
  pagePath,
  readEmbedPath,
} from '#src/chain/model/embed/embed-subject.ts';

const id = 'ab'.repeat(32);
const read = (address: string) => {
  const url = new URL(address, 'https://eos.example.org');
  return readEmbedPath(url.pathname, url.searchParams);
};

const subjects: readonly [address: string, subject: EmbedSubject, page: string][] = [
  ['/embed/account/eosio.token', { kind: 'account', name: 'eosio.token' }, '/account/eosio.token'],
  [`/embed/transaction/${id}`, { kind: 'transaction', id }, `/transaction/${id}`],
  [
    `/embed/transaction/${id}?block=7`,
    { kind: 'transaction', id, block: 7 },
    `/transaction/${id}?block=7`,
  ],
  [
    '/embed/token/core.vaulta/A',
    { kind: 'token', contract: 'core.vaulta', code: 'A' },
    '/tokens/core.vaulta%3AA',
  ],
];

test.each(subjects)('%s is a card, with the page of its subject', (address, subject, page) => {
  expect(embedPath(subject)).toBe(address);
  expect(read(address)).toEqual(subject);
  expect(pagePath(subject)).toBe(page);
});

test('a theme is a part of the address, and does not change what it names', () => {
  const address = embedPath({ kind: 'transaction', id, block: 7 }, 'dark');
  expect(address).toBe(`/embed/transaction/${id}?block=7&theme=dark`);
  expect(read(address)).toEqual({ kind: 'transaction', id, block: 7 });
});

test('an id in capitals is the same transaction', () => {
  expect(read(`/embed/transaction/${id.toUpperCase()}`)).toEqual({ kind: 'transaction', id });
});

describe('what names nothing that the chain could have', () => {
  test.each([
    '/embed/account/Alice',
    '/embed/account/alice.',
    '/embed/account/%3Cb%3E',
    '/embed/account/%ff',
    '/embed/transaction/12',
    '/embed/token/eosio.token',
    '/embed/token/eosio.token/eos',
    '/embed/token/EOSIO/EOS',
    '/embed/block/1',
    '/embed/key/EOS5',
    '/embed',
  ])('%s', (address) => {
    expect(read(address)).toBeNull();
  });

  test('a block that is no number is left out', () => {
    expect(read(`/embed/transaction/${id}?block=x`)).toEqual({ kind: 'transaction', id });
    expect(read(`/embed/transaction/${id}?block=-1`)).toEqual({ kind: 'transaction', id });
  });
});

test('no address makes it throw, or name a page beyond the three kinds', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.string(), (segments, block) => {
      const subject = readEmbedPath(`/embed/${segments.join('/')}`, new URLSearchParams({ block }));
      if (subject) expect(pagePath(subject)).toMatch(/^\/(?:account|transaction|tokens)\/[^/]+$/);
    }),
  );
});
