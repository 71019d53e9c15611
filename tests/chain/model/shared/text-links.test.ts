import { expect, test } from 'vitest';
import { holdsLink } from '#src/chain/model/shared/text-links.ts';

const found = (text: string) => holdsLink(text, ['bit.ly']);

test.each([
  'http://x',
  'www.claim',
  'claim at example.com now',
  'example.io/claim',
  'пример.рф/х',
  'bücher.de/1',
  'see bit.ly',
])('%s is a link', (text) => expect(found(text)).toBe(true));

test.each(['lunch', 'eosio.token', 'me@example.com', 'at 1.5/day', 'habit.lyx', 'я@пример.рф/х'])(
  '%s is none',
  (text) => expect(found(text)).toBe(false),
);
