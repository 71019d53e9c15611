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
  'Claim at example.com.',
  't.me/claim',
  'tg://resolve?domain=claim',
])('%s is a link', (text) => expect(found(text)).toBe(true));

test.each([
  'lunch',
  'eosio.token',
  'me@example.com',
  'at 1.5/day',
  'v1.2.3.4',
  'paid 1.2/3',
  'nesr: no',
  'fees: 1',
  'habit.lyx',
  'я@пример.рф/х',
])('%s is none', (text) => expect(found(text)).toBe(false));
