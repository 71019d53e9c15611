import { beforeAll, describe, expect, it } from 'vitest';
import { bootChain } from '#devnet/start.ts';
import type { BootedChain } from '#devnet/start.ts';
import { AIRDROP, IDLE, PRODUCERS, SCAM, TRADER, TREASURY } from '#devnet/story/cast.ts';
import { HOSTILE_MEMOS } from '#devnet/story/memos.ts';
import { ask, BOOT_TIMEOUT } from '../api/support.ts';

let first: BootedChain;
let second: BootedChain;
let started: number;

/** Made here, and as this or another run of the same code left it on the disk. */
beforeAll(() => {
  started = Date.now();
  first = bootChain('eos', { remember: false });
  second = bootChain('eos');
}, BOOT_TIMEOUT);

describe('the story', () => {
  it('is of a few hundred transactions', () => {
    expect(first.story.length).toBeGreaterThan(350);
    expect(first.story.length).toBeLessThan(700);
    expect(new Set(first.story).size).toBe(first.story.length);
  });

  it('is the same on every start: transactions and blocks', () => {
    expect(second.story).toEqual(first.story);
    const last = blockOf(first, first.story.at(-1));
    expect(second.chain.block(last)?.id).toBe(first.chain.block(last)?.id);
    for (let num = 1; num <= last; num += 17) {
      expect(second.chain.block(num)?.id).toBe(first.chain.block(num)?.id);
    }
  });

  it('leaves the same state: accounts, permissions, balances, resources', () => {
    expect(second.chain.accountNames()).toEqual(first.chain.accountNames());
    const reported = (booted: BootedChain, name: string): unknown => {
      return { ...booted.chain.account(name), abi: null };
    };
    for (const name of first.chain.accountNames()) {
      expect(reported(second, name)).toEqual(reported(first, name));
    }
  });

  it('leaves the same rows and history', () => {
    const rows = ({ chain }: BootedChain): unknown =>
      chain.scopes('eosio').map(({ scope, table }) => {
        const query = { code: 'eosio', scope, table, limit: 100, reverse: false, index: 1 };
        return [scope, table, ...chain.table(query).rows.map(({ row }) => row.primary_key)];
      });
    expect(rows(second)).toEqual(rows(first));
    expect(second.history.traceCount()).toBe(first.history.traceCount());
    const [latest] = first.history.deltas.blocks().slice(40);
    expect(second.history.deltas.of(latest!)).toEqual(first.history.deltas.of(latest!));
  });

  it('ends at the present', () => {
    const head = Date.parse(`${first.chain.headBlock.timestamp}Z`);
    expect(head).toBeGreaterThan(started - 60_000);
    expect(head).toBeLessThan(Date.now() + 60_000);
  });

  it('has every transaction signed, in a block and in the history', async () => {
    for (const id of first.story.filter((_, i) => i % 10 === 0)) {
      const { body } = await ask(first.app, '/v1/history/get_transaction', { id });
      expect(body['id']).toBe(id);
      expect(body['trx']?.['trx']?.['signatures']?.length).toBeGreaterThan(0);
    }
  });

  it('elects twenty-one producers of twenty-five', async () => {
    const { body } = await ask(first.app, '/v1/chain/get_producers', { json: true, limit: 100 });
    expect(body['rows']?.length).toBe(PRODUCERS.length);
    expect(first.chain.activeSchedule().producers.length).toBe(21);
    const votes = [...(body['rows'] ?? [])].map((row) => Number(row['total_votes']));
    expect(votes).toEqual(votes.toSorted((a, b) => b - a));
    expect(new Set(votes.slice(0, 21)).size).toBeGreaterThan(15);
  });

  it('has an account with hundreds of actions and one with none of its own', async () => {
    const trader = await ask(first.app, `/v2/history/get_actions?account=${TRADER}&limit=1`);
    expect(Number(trader.body['total']?.['value'])).toBeGreaterThan(100);
    const idle = await ask(first.app, '/v1/history/get_actions', { account_name: IDLE });
    const names = [...(idle.body['actions'] ?? [])].map(
      (action) => action['action_trace']?.['act']?.['name'],
    );
    expect(names).not.toContain('transfer');
  });

  it('has a false token of the same symbol with memos to be wary of', async () => {
    const { body } = await ask(first.app, '/v2/state/get_tokens?account=alice');
    const tokens = [...(body['tokens'] ?? [])];
    expect(tokens.map((token) => token['contract'])).toEqual(
      expect.arrayContaining(['core.vaulta', 'eosio.token', AIRDROP, SCAM]),
    );
    const { body: sent } = await ask(
      first.app,
      `/v2/history/get_actions?account=${SCAM}&filter=${SCAM}:transfer&limit=100`,
    );
    const memos = [...(sent['actions'] ?? [])].map((action) => action['act']?.['data']?.['memo']);
    expect(memos.toSorted()).toEqual([...HOSTILE_MEMOS, 'swap bonus', 'swap bonus'].sort());
    expect(HOSTILE_MEMOS.join()).toMatch(/<script>/);
    expect(HOSTILE_MEMOS.join()).toMatch(/\u202e/);
  });

  it('has shared and linked permissions, secure-enclave keys, refunds and bids', async () => {
    const treasury = first.chain.account(TREASURY)?.permissions[0]?.required_auth;
    expect(treasury).toMatchObject({ threshold: 2, keys: [], waits: [{ weight: 1 }] });
    expect(treasury?.accounts.length).toBe(3);

    const alice = await ask(first.app, '/v1/chain/get_account', { account_name: 'alice' });
    const trading = [...(alice.body['permissions'] ?? [])].find(
      (permission) => String(permission['perm_name']) === 'trading',
    );
    expect(trading?.['linked_actions']).toEqual(
      expect.arrayContaining([
        { account: 'eosio.token', action: 'transfer' },
        { account: 'core.vaulta', action: 'transfer' },
      ]),
    );

    const enclave = first.chain.account('enclaveuser1');
    const keys = enclave?.permissions.flatMap(({ required_auth }) => required_auth.keys) ?? [];
    expect(keys.some(({ key }) => key.startsWith('PUB_R1_'))).toBe(true);

    const bob = await ask(first.app, '/v1/chain/get_account', { account_name: 'bob' });
    expect(bob.body['refund_request']).toMatchObject({
      owner: 'bob',
      net_amount: '500.0000 EOS',
      cpu_amount: '1500.0000 EOS',
    });
    const bids = await ask(first.app, '/v1/chain/get_table_rows', {
      json: true,
      code: 'eosio',
      scope: 'eosio',
      table: 'namebids',
    });
    expect([...(bids.body['rows'] ?? [])].map((row) => row['newname'])).toContain('silver');
  });
});

function blockOf({ chain }: BootedChain, id: string | undefined): number {
  for (let num = chain.headBlock.num; num > 0; num--) {
    if (chain.block(num)?.transactions.some((transaction) => transaction.id === id)) return num;
  }
  throw new Error(`${String(id)} is in no block`);
}
