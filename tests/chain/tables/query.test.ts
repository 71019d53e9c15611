import { describe, expect, it } from 'vitest';
import { nameKey } from '#src/chain/tables/query.ts';

/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe('a name in a request', () => {
  it('is sent as its number, because nodes read digits as a number', () => {
    expect(nameKey('alice')).toBe(ALICE);
    expect(nameKey('eosio')).toBe('6138663577826885632');
    expect(nameKey('111111111111')).not.toBe('111111111111');
  });
});
