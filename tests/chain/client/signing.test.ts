import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { bootChain } from '#devnet/start.ts';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { dryRun } from '#src/chain/client/signing/dry-run.ts';
import { type SigningIntent, signingFacts } from '#src/chain/client/signing/signing-facts.ts';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { getBlockInfo } from '#src/chain/rpc/block-calls.ts';
import { getRawAbi } from '#src/chain/rpc/contract-calls.ts';
import { buildTransaction } from '#src/chain/sign/transaction/build-transaction.ts';
import { createUncheckedAbis } from '#tests/chain/sign/unchecked-abis.ts';
import { packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { transactionHeader } from '#src/chain/sign/transaction/transaction-header.ts';
import type { Action } from '#src/chain/actions/action.ts';
import { pay, systemCall } from '../model/signing/warnings/facts.ts';

const BOOT_TIMEOUT = 120_000;

let access: ChainAccess;
let close: () => void = () => undefined;

beforeAll(async () => {
  const { app } = bootChain('eos');
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => void server.close();
  access = openChain(withDevnet(eos, (server.address() as AddressInfo).port));
}, BOOT_TIMEOUT);

afterAll(() => close());

const intent = (actions: Action[]) => ({
  actions,
  actor: 'alice',
  permission: 'active',
  signingKey: null,
  expiresAt: Date.now() + 60_000,
  familiar: ['carol'],
  paid: new Set<string>(),
  ownAccounts: ['alice'],
  ownKeys: [],
});

async function factsOf(wanted: SigningIntent, chain = access) {
  const { responses, incomplete } = await signingFacts(chain, wanted);
  return { facts: responses[0], incomplete };
}

async function packed(actions: Action[]): Promise<string> {
  const abis = createUncheckedAbis((account) => getRawAbi(access.pool, account));
  const source = {
    getInfo: () => access.node.getInfo(),
    expiryBase: (headTime: number) => headTime,
    getBlockId: async (num: number) => (await getBlockInfo(access.pool, num)).id,
  };
  const header = await transactionHeader({}, { blocksBehind: 3, expireSeconds: 60 }, source);
  return packTransaction(await buildTransaction(header, actions, { actor: 'alice' }, abis)).packed;
}

describe('facts before a signature', () => {
  it('include whom the user paid before, from history', async () => {
    const { facts } = await factsOf(intent([pay({ to: 'bob' }), pay({ to: 'mallory' })]));
    expect([...(facts?.paidBefore ?? [])]).toEqual(['bob']);
  });

  it('have unknown payments without history', async () => {
    const alone = { ...access, hyperionPool: null };
    expect((await factsOf(intent([pay()]), alone)).facts?.paidBefore).toBeNull();
  });

  it('include the changed authority, and whether its accounts exist', async () => {
    const accounts = ['bob', 'nobodyhere11'].map((actor) => ({
      permission: { actor, permission: 'active' },
      weight: 1,
    }));
    const auth = { threshold: 1, keys: [], accounts, waits: [] };
    const data = { account: 'alice', permission: 'active', parent: 'owner', auth };
    const { facts, incomplete } = await factsOf(intent([systemCall('updateauth', data)]));
    expect([...(facts?.permissions.keys() ?? [])].sort()).toEqual(['alice', 'bob']);
    expect([...(facts?.missing ?? [])]).toEqual(['nobodyhere11']);
    expect(incomplete).toBe('single');
  });

  it('include the permissions of an account that links actions', async () => {
    const link = { code: 'eosio.token', type: 'transfer', requirement: 'claims' };
    const all = intent([systemCall('linkauth', { account: 'alice', ...link })]);
    const { facts } = await factsOf(all);
    expect([...(facts?.permissions.keys() ?? [])]).toEqual(['alice']);
    const other = { ...systemCall('linkauth', { account: 'alice' }), account: 'game' };
    expect((await factsOf(intent([other]))).facts?.permissions.size).toBe(0);
  });

  it('include the accounts of a key if an index has them, also in nested actions', async () => {
    const key = String(devnetPrivateKey('bob').toPublic());
    const auth = { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] };
    const data = { account: 'alice', permission: 'active', parent: 'owner', auth };
    const change = { ...systemCall('updateauth', data), hexData: null };
    const nested = [{ actionIndex: 0, within: [{ kind: 'wrapped' } as const], actions: [change] }];
    const { facts } = await factsOf({ ...intent([pay()]), nested });
    expect(facts?.keyAccounts.get(key)).toEqual(['bob']);
    expect([...(facts?.permissions.keys() ?? [])]).toEqual(['alice']);
  });

  it('are incomplete if no node responds for an account whose permissions change', async () => {
    const { endpoints } = access.config;
    const nobody = openChain({
      ...access.config,
      endpoints: { ...endpoints, default: ['http://127.0.0.1:9'] },
    });
    const data = { account: 'alice', permission: 'votes' };
    const { incomplete, facts } = await factsOf(intent([systemCall('deleteauth', data)]), nobody);
    expect(incomplete).toBe('failed');
    expect([...(facts?.missing ?? [])]).toEqual([]);
  });
});

describe('a dry run', () => {
  it('reports CPU, NET and effects without a signature', async () => {
    const result = await dryRun(access, await packed([pay({ quantity: '1.0000 EOS' })]));
    expect(result).toMatchObject({ kind: 'done', actions: [{ name: 'transfer' }] });
    if (result.kind !== 'done') return;
    expect(result.cpu).toBeGreaterThan(0);
    expect(result.net).toBeGreaterThan(0);
  });

  it("reports the chain's reason for a failure", async () => {
    const result = await dryRun(access, await packed([pay({ quantity: '999999999.0000 EOS' })]));
    expect(result).toMatchObject({ kind: 'refused', message: expect.stringMatching(/overdrawn/) });
  });

  it('is unknown if no node responds', async () => {
    const nobody = openChain({
      ...access.config,
      endpoints: { ...access.config.endpoints, default: ['http://127.0.0.1:9'] },
    });
    expect(await dryRun(nobody, 'ab')).toEqual({ kind: 'unknown' });
  });
});
