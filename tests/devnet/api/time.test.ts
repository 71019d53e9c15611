import { PrivateKey, Serializer } from '@wharfkit/antelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { scheduledTransaction } from '#src/chain/history/scheduled.ts';
import { MissingError } from '#src/chain/rpc/errors.ts';
import { run } from './services/running.ts';
import type { Running } from './services/running.ts';
import { ask, BOOT_TIMEOUT, keyOf, signedTransfer } from './support.ts';

const HOUR = 3600;

let running: Running;

beforeAll(async () => {
  running = await run('eos');
}, BOOT_TIMEOUT);
afterAll(() => running.devnet.close());

const post = (path: string, body: unknown) => ask(running.devnet.app, path, body);
const headTime = () => Date.parse(`${running.devnet.chain.headBlock.timestamp}Z`);

/** A transfer that waits an hour, made by a published client. */
function delayed(): { id: string; body: object } {
  const { transaction } = signedTransfer(running.devnet, { memo: 'later' });
  transaction.delay_sec.value.iaddn(HOUR);
  const digest = transaction.signingDigest(running.devnet.chain.spec.chainId);
  const signature = PrivateKey.from(keyOf(running.devnet, 'alice')).signDigest(digest);
  const body = {
    signatures: [String(signature)],
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: Serializer.encode({ object: transaction }).hexString,
  };
  return { id: String(transaction.id), body };
}

describe('the devnet itself', () => {
  it('lists its calls', async () => {
    const { body } = await ask(running.devnet.app, '/devnet');
    expect(Object.keys(body['routes']!)).toEqual(
      expect.arrayContaining(['POST /devnet/clock', 'POST /devnet/fork', 'POST /devnet/fault']),
    );
  });

  it('lets a transaction run whose time has come', async () => {
    const { pool } = openChain(running.config);
    const { id, body } = delayed();
    expect((await post('/v1/chain/send_transaction', body)).status).toBe(202);
    const waiting = await scheduledTransaction(pool, id);
    expect(waiting).toMatchObject({ id, payer: 'alice', delaySeconds: HOUR });
    expect(waiting.actions[0]).toMatchObject({ name: 'transfer', data: { memo: 'later' } });

    const before = headTime();
    const passed = await post('/devnet/clock', { advance: HOUR });
    expect(passed.status).toBe(200);
    expect(headTime() - before).toBeGreaterThanOrEqual(HOUR * 1000);
    await expect(scheduledTransaction(pool, id)).rejects.toThrow(MissingError);
  });

  it('advances to a time, and never back', async () => {
    const time = new Date(headTime() + 86_400_000).toISOString();
    const { body } = await post('/devnet/clock', { time });
    expect(Date.parse(`${body['head_block_time']}Z`)).toBeGreaterThanOrEqual(Date.parse(time));
    for (const bad of [{ advance: -1 }, { advance: '5' }, { time: '2001-01-01T00:00:00Z' }, {}]) {
      const refused = await post('/devnet/clock', bad);
      expect([refused.status, typeof refused.body['error']]).toEqual([400, 'string']);
    }
  });

  it.each([
    { advance: 1e300 },
    { advance: Number.MAX_SAFE_INTEGER },
    { advance: 45 * 365 * 86_400 },
    { time: '9999-12-31T23:59:59Z' },
    { time: '+275760-09-13T00:00:00Z' },
  ])('refuses a time that no block can have: %j', async (body) => {
    const before = running.devnet.chain.headBlock.num;
    const refused = await post('/devnet/clock', body);
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'Block timestamps end in 2068: the clock goes no further than 2067-01-19.' },
    });
    running.devnet.chain.produceBlock();
    expect(running.devnet.chain.headBlock.num).toBeGreaterThan(before);
    expect(headTime()).toBeLessThan(Date.parse('2067-01-01T00:00:00Z'));
  });

  it.each([{ depth: 1e300 }, { depth: 1.5 }, { depth: -1 }, { depth: 0 }])(
    'refuses to replace no count of blocks: %j',
    async (body) => {
      const refused = await post('/devnet/fork', body);
      expect([refused.status, typeof refused.body['error']]).toEqual([400, 'string']);
    },
  );

  it('replaces blocks', async () => {
    const { chain } = running.devnet;
    for (let made = 0; made < 5; made++) chain.produceBlock();
    const head = chain.headBlock;
    const { body } = await post('/devnet/fork', { depth: 2 });
    expect([body['dropped']?.length, body['made']?.length]).toEqual([2, 3]);
    expect(body['dropped']![1]).toEqual({ block_num: head.num, id: head.id });
    expect(chain.block(head.num)?.id).not.toBe(head.id);
    expect((await post('/devnet/fork', { depth: 400 })).status).toBe(400);
  });
});
