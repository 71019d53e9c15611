import { expect, it } from 'vitest';
import { atSystemAccounts } from '#src/chain/actions/action.ts';
import { refund } from '#src/chain/actions/resources.ts';
import { invalidate } from '#src/chain/actions/multisig.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import type { SystemAccounts } from '#src/chain/config/types.ts';
import { createPool, type Pool } from '#src/chain/rpc/pool.ts';
import { sentenceOf } from '#tests/chain/actions/all-sentences.ts';
import { everyRead } from './every.ts';

const NODE = 'http://127.0.0.1:8888';
const renamed = Object.entries(eosioAccounts).map(([role, name]) => [
  role,
  name.replace('eosio', 'sysio'),
]);
const accounts = Object.fromEntries(renamed) as typeof eosioAccounts;

/** The contracts whose tables a function reads. */
async function requestedCodes(read: (pool: Pool) => Promise<unknown>): Promise<string[]> {
  const codes = new Set<string>();
  const pool = createPool({
    endpoints: [NODE],
    checkHead: false,
    accounts,
    fetch: (_, init) => {
      const { code } = JSON.parse(String(init?.body)) as { code?: string };
      if (code !== undefined) codes.add(code);
      return Promise.resolve(Response.json({ rows: [], more: '' }));
    },
  });
  await read(pool).catch(() => null);
  return [...codes];
}

it.each(everyRead)('%s reads the system contracts that the chain names', async (_, read) => {
  // Callers name the token contract.
  const usual = new Set(Object.values({ ...eosioAccounts, token: '' }));
  expect((await requestedCodes(read)).filter((code) => usual.has(code))).toEqual([]);
});

const at = (named: SystemAccounts) => ({ ...eos, accounts: named, legacySymbol: null });

it('system actions go to the accounts the chain names', () => {
  expect(atSystemAccounts(refund('alice'), at(accounts))).toEqual({
    ...refund('alice'),
    account: 'sysio',
  });
  expect(atSystemAccounts(invalidate('alice'), at(accounts)).account).toBe('sysio.msig');
  expect(atSystemAccounts(refund('alice'), at(eosioAccounts))).toEqual(refund('alice'));
  const other = { ...refund('alice'), account: 'eosio.token' };
  expect(atSystemAccounts(other, at(accounts))).toEqual(other);
});

it('actions of renamed system contracts are described', () => {
  const reported = (account: string, system: string) =>
    sentenceOf({ account, name: 'cancel', data }, system)?.key;
  const data = { proposer: 'alice', proposal_name: 'move', canceler: 'alice' };
  expect(reported('sysio.msig', 'sysio')).toBe(reported('eosio.msig', 'eosio'));
  expect(reported('eosio.msig', 'eosio')).toMatch(/^msig\./);
  expect(reported('sysio.msig', 'eosio')).toBeUndefined();
});
