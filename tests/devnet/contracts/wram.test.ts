import { nameFromBigint } from '#src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '#src/chain/core/symbol-bigint.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Bench } from '../harness.ts';
import { rowsOf, systemRows } from './rows.ts';
import { atEosio, calls, core, startVaulta, swap } from './vaulta.ts';

let bench: Bench;

beforeEach(() => {
  bench = startVaulta();
});

const SCOPE = nameFromBigint(symbolCodeToBigint('WRAM'));
const stat = () => rowsOf(bench, 'eosio.wram', 'stat', SCOPE)[0]!;
const held = (name: string) => rowsOf(bench, 'eosio.wram', 'accounts', name)[0]?.['balance'];
const bytes = (name: string) => Number(systemRows(bench, 'userres', name)[0]!['ram_bytes']);
const wram = (name: string, by: string, data: Record<string, unknown>) =>
  bench.push({ account: 'eosio.wram', name, by, data }, { keys: [by.replace('.wram', '')] });
const give = (memo: string) =>
  bench.push(
    atEosio('ramtransfer', 'alice', { from: 'alice', to: 'eosio.wram', bytes: 1000, memo }),
  );
const send = (to: string, quantity: string) =>
  wram('transfer', 'alice', { from: 'alice', to, quantity, memo: '' });

describe('WRAM', () => {
  it('is issued for all RAM that accounts own, of which the contract holds what is not wrapped', () => {
    const trace = give('');
    expect(calls(trace)).toEqual(
      expect.arrayContaining(['eosio.wram::issue', 'eosio.wram::transfer']),
    );
    const [{ total_ram_bytes_reserved: reserved }] = systemRows(bench, 'global') as [
      Record<string, unknown>,
    ];
    expect(stat()).toMatchObject({
      supply: `${reserved} WRAM`,
      max_supply: '418945440768 WRAM',
      issuer: 'eosio.wram',
    });
    expect(held('alice')).toBe('1000 WRAM');
    expect(bytes('eosio.wram')).toBe(1000);
  });

  it('is wrapped by a purchase for the contract, for the payer', () => {
    swap(bench, 'alice', '10.0000 EOS');
    bench.push(
      core('buyram', 'alice', { payer: 'alice', receiver: 'eosio.wram', quant: '1.0000 A' }),
    );
    expect(held('alice')).toBe(`${bytes('eosio.wram')} WRAM`);
  });

  it('is for the account that bought or sent the RAM, not for a receiver of RAM from the contract', () => {
    const own = { payer: 'eosio', receiver: 'eosio.wram', bytes: 100 };
    bench.push(atEosio('buyrambytes', 'eosio', own));
    expect(held('eosio')).toMatch(/^\d+ WRAM$/);
    const move = { from: 'eosio.wram', to: 'alice', bytes: 10, memo: '' };
    bench.push(atEosio('ramtransfer', 'eosio.wram', move), { keys: ['eosio'] });
    expect(held('alice')).toBeUndefined();
  });

  it('is not wrapped from RAM that is sent for the contract itself', () => {
    give('ignore');
    expect(held('alice')).toBeUndefined();
  });

  it('becomes RAM again by unwrap or a transfer to the contract', () => {
    const before = bytes('alice');
    give('');
    wram('unwrap', 'alice', { owner: 'alice', bytes: 400 });
    expect([held('alice'), bytes('alice')]).toEqual(['600 WRAM', before - 600]);
    send('eosio.wram', '600 WRAM');
    expect([held('alice'), bytes('alice')]).toEqual(['0 WRAM', before]);
    expect(() => wram('unwrap', 'alice', { owner: 'alice', bytes: 1 })).toThrow(
      'overdrawn balance',
    );
  });

  it('moves to any account but those of the egress list', () => {
    give('');
    send('bob', '10 WRAM');
    expect(held('bob')).toBe('10 WRAM');
    expect(() => send('eosio.ram', '1 WRAM')).toThrow('transfer disabled to account');
    wram('addegress', 'eosio.wram', { accounts: ['bob', 'eosio.ram'] });
    expect(rowsOf(bench, 'eosio.wram', 'egresslist').map(({ account }) => account)).toEqual([
      'bob',
      'eosio.ram',
    ]);
    expect(() => send('bob', '1 WRAM')).toThrow('transfer disabled to account');
    wram('removeegress', 'eosio.wram', { accounts: ['bob', 'carol'] });
    send('bob', '1 WRAM');
    expect(() => wram('addegress', 'alice', { accounts: ['bob'] })).toThrow(
      'missing authority of eosio.wram',
    );
  });

  it('is the only token that its contract takes', () => {
    expect(() => bench.transfer('alice', 'eosio.wram', '1.0000 EOS')).toThrow(
      'only eosio.wram token transfers are allowed',
    );
    swap(bench, 'alice', '1.0000 EOS');
    const data = { from: 'alice', to: 'eosio.wram', quantity: '1.0000 A', memo: '' };
    expect(() => bench.push(core('transfer', 'alice', data))).toThrow(
      'only eosio.wram token transfers are allowed',
    );
  });
});
