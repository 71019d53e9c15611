import { Action as SignedAction, Serializer, Transaction } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { withFreeCpu } from '#src/chain/actions/free-cpu.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { type Backend, createBackend } from '#src/chain/services/backend/backend.ts';
import { getCpuAllowance, requestFreeCpu } from '#src/chain/services/backend/free-cpu.ts';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { SPONSOR } from '#devnet/sponsor.ts';
import { BUSY } from '#devnet/story/cast.ts';
import { ask, BOOT_TIMEOUT } from '../support.ts';
import { run, type Running } from './running.ts';

let running: Running;
let backend: Backend;
let sent = 0;

beforeAll(async () => {
  running = await run('eos');
  backend = createBackend({ url: running.config.backendUrl });
}, BOOT_TIMEOUT);

afterAll(() => running.devnet.close());

beforeEach(() => {
  sent++;
});

const payment = (from: string, memo = String(sent)) =>
  transfer({
    contract: 'core.vaulta',
    from,
    to: 'judy',
    memo,
    quantity: { units: 10_000n, symbol: { code: 'A', precision: 4 } },
  });

const sponsored = (user: string, memo?: string) =>
  withFreeCpu([payment(user, memo)], SPONSOR, user);

/** Transactions the sponsor still pays for today. */
async function leftOf(account: string): Promise<number> {
  const { max, actionsUsed } = await getCpuAllowance(backend, account);
  return max - actionsUsed;
}

function header(change: object = {}) {
  const { headBlock } = running.devnet.chain;
  return {
    expiration: new Date(Date.now() + 600_000).toISOString().slice(0, 19),
    ref_block_num: headBlock.num & 0xffff,
    ref_block_prefix: Buffer.from(headBlock.id, 'hex').readUInt32LE(8),
    max_net_usage_words: 0,
    max_cpu_usage_ms: 5,
    delay_sec: 0,
    ...change,
  };
}

/** The same transaction as a wallet packs it, by code that is not the devnet's. */
function packed(actions: readonly Action[], head: ReturnType<typeof header>): Transaction {
  const { chain } = running.devnet;
  return Transaction.from({
    ...head,
    actions: actions.map((action) => {
      const abi = JSON.parse(JSON.stringify(chain.account(action.account)?.abi)) as ABIDef;
      return SignedAction.from(JSON.parse(JSON.stringify(action)) as never, abi);
    }),
  });
}

async function send(transaction: Transaction, signatures: readonly string[]) {
  const answer = await fetch(`${running.devnet.url}/v1/chain/send_transaction`, {
    method: 'POST',
    body: JSON.stringify({
      signatures,
      compression: 'none',
      packed_context_free_data: '',
      packed_trx: Serializer.encode({ object: transaction }).hexString,
    }),
  });
  return { status: answer.status, body: JSON.stringify(await answer.json()) };
}

describe('free CPU', () => {
  it('is the sponsor’s: a transaction of an account without any lands', async () => {
    const { chain } = running.devnet;
    const paid = chain.resources(SPONSOR.account).cpu.used;
    const sign = (transaction: Transaction): string =>
      String(devnetPrivateKey(BUSY).signDigest(transaction.signingDigest(chain.spec.chainId)));

    let alone = '';
    for (let round = 0; round < 9 && !alone.includes('tx_cpu_usage_exceeded'); round++) {
      const own = packed([payment(BUSY, `own ${round}`)], header({ max_cpu_usage_ms: 0 }));
      alone = (await send(own, [sign(own)])).body;
    }
    expect(alone).toContain('tx_cpu_usage_exceeded');

    const head = header();
    const actions = sponsored(BUSY);
    const fromSponsor = await requestFreeCpu(backend, actions, head);
    const transaction = packed(actions, head);
    const unpaid = await send(transaction, [sign(transaction)]);
    expect(unpaid.body).toContain('unsatisfied_authorization');
    const landed = await send(transaction, [...fromSponsor, sign(transaction)]);
    expect(landed).toMatchObject({
      status: 202,
      body: expect.stringContaining('"status":"executed"') as unknown,
    });
    expect(chain.resources(SPONSOR.account).cpu.used).toBeGreaterThan(paid);
  });

  it('is counted, and ends for the day', async () => {
    const { max } = await getCpuAllowance(backend, 'bob');
    expect(await leftOf('bob')).toBe(max);
    for (let left = max - 1; left >= 0; left--) {
      await requestFreeCpu(backend, sponsored('bob'), header());
      expect(await leftOf('bob')).toBe(left);
    }
    await expect(requestFreeCpu(backend, sponsored('bob'), header())).rejects.toThrow(
      /^Error with free CPU: bob has used up today's 5 free transactions\. Turning it off/,
    );
  });

  it('is refused with a reason', async () => {
    const refusals: [readonly Action[], object, string][] = [
      [[payment('carol')], {}, 'The first action must send 1.0 CPU'],
      [sponsored('mallory'), {}, 'mallory is not paid for'],
      [sponsored('nobody'), {}, 'nobody is not paid for'],
      [sponsored('carol'), { max_cpu_usage_ms: 0 }, 'No more than 5 ms'],
      [sponsored('carol'), { max_cpu_usage_ms: 200 }, 'No more than 5 ms'],
      [sponsored('carol'), { delay_sec: 60 }, 'A delayed transaction'],
      [[...sponsored('carol'), ...sponsored('carol')], {}, 'authorises no other action'],
      [[...sponsored('carol'), { ...payment('carol'), name: 'nothing' }], {}, 'Unknown action'],
    ];
    for (const [actions, change, reason] of refusals)
      await expect(requestFreeCpu(backend, actions, header(change))).rejects.toThrow(reason);
    expect(await leftOf('carol')).toBe(5);
    expect(await leftOf('mallory')).toBe(0);
  });

  it('needs the value that proves a header complete', async () => {
    const body = JSON.stringify({
      actions: sponsored('carol'),
      transactionHeader: header(),
      cs: 1,
    });
    const answer = await fetch(`${running.config.backendUrl}/cpu`, { method: 'POST', body });
    expect(await answer.json()).toEqual({ error: 'Invalid header' });
  });

  it('is of a permission that is good for nothing else', () => {
    const { permissions, links } = running.devnet.chain.account(SPONSOR.account) ?? {};
    expect(permissions?.map(({ perm_name }) => perm_name)).toContain(SPONSOR.permission);
    expect(links).toEqual([
      { code: SPONSOR.contract, type: 'transfer', requirement: SPONSOR.permission },
    ]);
  });

  it('starts from zero on the chain’s next day', async () => {
    expect(await leftOf('bob')).toBe(0);
    await ask(running.devnet.app, '/devnet/clock', { advance: 86_400 });
    expect(await leftOf('bob')).toBe(5);
  });

  it('that fails returns the error that clients expect', async () => {
    await running.order({ route: '/backend/cpu', kind: 'status', value: 500 });
    await expect(requestFreeCpu(backend, sponsored('carol'), header())).rejects.toThrow(
      'Error with free CPU, turning it off...try again!',
    );
  });
});
