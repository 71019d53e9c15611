import { describe, expect, it } from 'vitest';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import { ethereumAddress, reservedName } from '#src/chain/model/permission/ethereum-address.ts';

const reserved = (name: string) =>
  'bb'.repeat(12) + nameToBigint(name).toString(16).padStart(16, '0');

describe('ethereumAddress', () => {
  it('takes forty hex digits after 0x, in any case', () => {
    expect(ethereumAddress(` 0x${'aB'.repeat(20)} `)).toBe('ab'.repeat(20));
  });

  it.each(['ab'.repeat(20), `0x${'ab'.repeat(19)}`, `0x${'xy'.repeat(20)}`, ''])(
    'refuses %o',
    (text) => expect(ethereumAddress(text)).toBeNull(),
  );
});

describe('reservedName', () => {
  it('finds the name in an address of EOS EVM', () => {
    expect(reservedName(`${'bb'.repeat(12)}5530ea015b900000`)).toBe('eosio.evm');
    expect(reservedName(reserved('alice'))).toBe('alice');
    expect(reservedName(reserved('zzzzzzzzzzzzj'))).toBe('zzzzzzzzzzzzj');
  });

  it('finds none in other addresses, or behind the prefix', () => {
    expect(reservedName('ab'.repeat(20))).toBeNull();
    expect(reservedName('bb'.repeat(12) + '0'.repeat(16))).toBeNull();
  });
});
