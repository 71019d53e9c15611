import * as v from '#src/chain/core/schema.ts';
import * as answers from '#src/chain/rpc/responses.ts';

export const ID = 'ab'.repeat(32);

const action = {
  account: 'eosio.token',
  name: 'transfer',
  data: { memo: 'hi' },
  hex_data: 'ab',
  authorization: [{ actor: 'alice', permission: 'active' }],
};

export const block = v.parse(answers.blockResponse, {
  id: '00000007ff',
  block_num: 7,
  timestamp: '2026-01-01T00:00:03.500',
  producer: 'bpone',
  previous: '00000006ff',
  transaction_mroot: 'aa',
  action_mroot: 'bb',
  confirmed: 0,
  schedule_version: 3,
  producer_signature: 'SIG_K1_x',
  transactions: [
    { status: 'executed', cpu_usage_us: 5, net_usage_words: 0, trx: 'cd'.repeat(32) },
    {
      status: 'hard_fail',
      cpu_usage_us: 100,
      net_usage_words: 16,
      trx: {
        id: ID,
        signatures: ['SIG_K1_y'],
        compression: 'none',
        transaction: { expiration: '2026-01-01T00:00:30', delay_sec: 2, actions: [action] },
      },
    },
    null,
  ],
});
