import { describe, expect, it } from 'vitest';
import {
  domainTerm,
  typedFioAddress,
  typedFioDomain,
  unitedRows,
} from '#src/chain/model/fio/fio-names.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);

describe('a typed FIO domain', () => {
  it.each([
    ['edge', 'edge'],
    [' @Edge ', 'edge'],
    ['my-edge', 'my-edge'],
    ['d'.repeat(62), 'd'.repeat(62)],
  ])('%j is %j', (typed, domain) => {
    expect(typedFioDomain(typed)).toBe(domain);
  });

  it.each(['', '@', 'a@b', 'a b', 'ed.ge', '-edge', 'edge-', 'ed--ge', 'd'.repeat(63)])(
    '%j is none',
    (typed) => {
      expect(typedFioDomain(typed)).toBe(null);
    },
  );
});

describe('a typed FIO address', () => {
  it('has a name and a domain, and at most 64 characters', () => {
    expect(typedFioAddress(' Bob@Edge ')).toBe('bob@edge');
    expect(typedFioAddress(`${'a'.repeat(62)}@b`)).toBe(`${'a'.repeat(62)}@b`);
    for (const typed of ['bob', 'bob@', '@edge', 'a@b@c', 'a_b@c', `${'a'.repeat(63)}@b`])
      expect(typedFioAddress(typed), typed).toBe(null);
  });
});

describe('the term of a domain', () => {
  it('ends in its last 30 days, and is over from the second of its expiry', () => {
    expect(domainTerm(NOW + 31 * DAY, NOW)).toBe('valid');
    expect(domainTerm(NOW + 30 * DAY, NOW)).toBe('ending');
    expect(domainTerm(NOW + 1, NOW)).toBe('ending');
    expect(domainTerm(NOW, NOW)).toBe('expired');
  });
});

it('a row of two lists is in their union once', () => {
  const [a, b, c] = [{ id: '1' }, { id: '2' }, { id: '3' }];
  expect(unitedRows([b, a], [a, c])).toEqual([b, a, c]);
});
