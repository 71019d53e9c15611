import { afterEach, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#src/chain/rpc/pool.ts';
import * as send from '#src/chain/rpc/send-calls.ts';
import { isSentWithItsBody, responding, type SentCall, SIGNED } from './responding.ts';
import { closeAll, infoBody, json, serve } from './servers.ts';

afterEach(closeAll);

const SENT = { transaction_id: 'ab', processed: { receipt: { status: 'executed' } } };

describe('each call', () => {
  const chain = (call: string) => `/v1/chain/${call}`;

  it.each<SentCall>([
    [
      'get_required_keys',
      (pool) => send.getRequiredKeys(pool, { actions: [] }, ['EOS1']),
      chain('get_required_keys'),
      { transaction: { actions: [] }, available_keys: ['EOS1'] },
      { required_keys: ['EOS1'] },
    ],
    [
      'push_transactions',
      (pool) => send.pushTransactions(pool, [SIGNED]),
      chain('push_transactions'),
      [SIGNED],
      [SENT],
    ],
    [
      'compute_transaction',
      (pool) => send.computeTransaction(pool, SIGNED),
      chain('compute_transaction'),
      { transaction: SIGNED },
      SENT,
    ],
    [
      'send_read_only_transaction',
      (pool) => send.sendReadOnlyTransaction(pool, SIGNED),
      chain('send_read_only_transaction'),
      { transaction: SIGNED },
      SENT,
    ],
    [
      'push_ro_transaction',
      (pool) => send.pushReadOnlyTransaction(pool, SIGNED),
      chain('push_ro_transaction'),
      { transaction: SIGNED, return_failure_traces: true },
      { head_block_num: 1, result: { action_traces: [] } },
    ],
  ])('%s is sent with its body', isSentWithItsBody);
});

describe('a transaction', () => {
  const except = { code: 3050003, name: 'eosio_assert_message_exception', message: 'no balance' };

  it('that failed in its trace is refused with the reason', async () => {
    for (const [call, answer] of [
      [
        (pool: Pool) => send.computeTransaction(pool, SIGNED),
        { transaction_id: 'ab', processed: { except } },
      ],
      [(pool: Pool) => send.pushReadOnlyTransaction(pool, SIGNED), { result: { except } }],
    ] as const) {
      const { pool } = await responding(answer, 202);
      await expect(call(pool)).rejects.toMatchObject({
        name: 'eosio_assert_message_exception',
        message: 'no balance',
        code: 3050003,
      });
    }
  });

  it("is sent only after the node's chain is known", async () => {
    const other = await serve((_, response) =>
      json(response, infoBody({ chainId: 'bb'.repeat(32) })),
    );
    const pool = createPool({ endpoints: [other.url], chainId: 'aa'.repeat(32) });
    await expect(send.pushTransactions(pool, [SIGNED])).rejects.toMatchObject({
      attempts: [{ kind: 'wrong-chain' }],
    });
    expect(new Set(other.requested)).toEqual(new Set(['/v1/chain/get_info']));
  });
});
