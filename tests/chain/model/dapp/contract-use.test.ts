import { describe, expect, it } from 'vitest';
import { contractUse } from '#src/chain/model/dapp/contract-use.ts';
import type { BlockResponse } from '#src/chain/rpc/responses.ts';

const call = (account: string, ...actors: string[]) => ({
  account,
  name: 'act',
  authorization: actors.map((actor) => ({ actor, permission: 'active' })),
  data: {},
});
const block = (...transactions: unknown[]) => ({ transactions }) as unknown as BlockResponse;
const signed = (...actions: unknown[]) => ({ trx: { transaction: { actions } } });

describe('the use of contracts', () => {
  it('counts actions and the accounts that authorized them, the most called first', () => {
    const blocks = [
      block(signed(call('dex', 'alice'), call('eosio.token', 'alice'))),
      block(signed(call('eosio.token', 'alice')), signed(call('eosio.token', 'bob', 'carol'))),
    ];
    expect(contractUse(blocks)).toEqual([
      { contract: 'eosio.token', actions: 3, names: ['act'], accounts: 3 },
      { contract: 'dex', actions: 1, names: ['act'], accounts: 1 },
    ]);
  });

  it('names the actions, the most called first', () => {
    const open = { ...call('dex', 'alice'), name: 'open' };
    const [use] = contractUse([block(signed(open, call('dex', 'bob'), call('dex', 'carol')))]);
    expect(use?.names).toEqual(['act', 'open']);
  });

  it('skips transactions whose actions a block does not have', () => {
    expect(contractUse([block('not a receipt', { trx: 'ab12' })])).toEqual([]);
  });
});
