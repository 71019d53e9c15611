import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import { producerViews } from '#src/chain/model/vote/producer-view.ts';
import { createNodeClient, type NodeClient } from '#src/chain/rpc/node.ts';
import { getBlockInfo } from '#src/chain/rpc/block-calls.ts';
import * as contract from '#src/chain/rpc/contract-calls.ts';
import { getRequiredKeys } from '#src/chain/rpc/send-calls.ts';
import { createPool, type Pool } from '#src/chain/rpc/pool.ts';
import { accountDetails, searchAccountNames } from '#src/chain/tables/accounts.ts';
import * as bandwidth from '#src/chain/tables/bandwidth.ts';
import { readGlobalState } from '#src/chain/tables/global-state.ts';
import { isMissingTable } from '#src/chain/rpc/missing-table.ts';
import { bidsByAmount, bidsForPrefix, nameBids } from '#src/chain/tables/name-bids.ts';
import { allProducers } from '#src/chain/tables/producers.ts';
import { readProfile } from '#src/chain/tables/profiles.ts';
import { readRamMarket } from '#src/chain/tables/ram-market.ts';
import { tokenBalances, tokenStat, tokenStats } from '#src/chain/tables/tokens.ts';
import { producerVoters, voterOf } from '#src/chain/tables/voters.ts';

const EOS = { code: 'EOS', precision: 4 };
let devnet: RunningDevnet;
let pool: Pool;
let node: NodeClient;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, blockInterval: 0 });
  const { chainId } = devnet.chain.spec;
  pool = createPool({ endpoints: [devnet.url], chainId, checkHead: false });
  node = createNodeClient(pool);
});
afterAll(() => devnet.close());

describe('names', () => {
  it('are found by prefix, in name order', async () => {
    const found = await searchAccountNames(pool, ' ALI ');
    expect(found).toContain('alice');
    expect(found.every((name) => name.startsWith('ali'))).toBe(true);
    const all = await searchAccountNames(pool, 'e', { limit: 3 });
    expect(all).toHaveLength(3);
  });

  it.each(['', '.a', 'a_b', 'a6', 'ß', 'a b', 'toolongforaname'])(
    'are not found for %j',
    async (text) => {
      expect(await searchAccountNames(pool, text)).toEqual([]);
    },
  );
});

describe("an account's stake", () => {
  it('equals that of get_account', async () => {
    const response = await node.getAccount('erin');
    const has = await bandwidth.userResources(pool, 'erin');
    const { ram_bytes: ram, cpu_weight: cpu } = response.total_resources as Record<string, unknown>;
    expect(Number(has?.ramBytes)).toBe(ram);
    expect(has && formatAsset(has.cpu)).toBe(cpu);
    const own = await bandwidth.delegation(pool, 'erin', 'erin', EOS);
    expect(own && formatAsset(own.cpu)).toBe(response.self_delegated_bandwidth?.cpu_weight);
    expect(await bandwidth.userResources(pool, 'nobody')).toBe(null);
  });

  it('is listed in both directions: to others and from others', async () => {
    const { rows, complete } = await bandwidth.delegationsFrom(pool, 'erin', EOS);
    expect(complete).toBe(true);
    expect(rows.map(({ to }) => to)).toEqual(expect.arrayContaining(['erin', 'judy', 'dave']));
    const byOne = await bandwidth.delegationsFrom(pool, 'erin', EOS, { limit: 1 });
    expect(byOne).toMatchObject({ complete: false });
    expect(byOne.rows).toHaveLength(1);
    const given = rows.find(({ to }) => to === 'judy');
    const received = await bandwidth.receivedStake(pool, 'judy', EOS);
    expect(received?.cpu.units).toBeGreaterThanOrEqual(given?.cpu.units ?? 1n);
    expect(await bandwidth.receivedStake(pool, 'nobody', EOS)).toBe(null);
    expect(await bandwidth.delegation(pool, 'erin', 'nobody', EOS)).toBe(null);
  });

  it('is refunded as get_account reports', async () => {
    const { refund_request: reported } = await node.getAccount('bob');
    const refund = await bandwidth.refundOf(pool, 'bob', EOS);
    expect(reported).not.toBe(null);
    expect(refund && formatAsset(refund.cpu)).toBe(reported?.cpu_amount);
    expect(await bandwidth.refundOf(pool, 'judy', EOS)).toBe(null);
  });
});

describe('the system’s tables', () => {
  it("contain the RAM market and the contract's state", async () => {
    const market = await readRamMarket(pool);
    expect(market?.tokens.symbol).toEqual(EOS);
    const state = await readGlobalState(pool);
    expect(state?.ramSize).toBeGreaterThan(state?.ramReserved ?? 0n);
    expect(state?.voteWeight).toBeGreaterThan(0);
    expect(state?.blockCpu).toBeGreaterThan(0);
  });

  it('contain name bids', async () => {
    const { rows } = await bidsForPrefix(pool, 'gol');
    expect(rows).toMatchObject([{ name: 'gold', bidder: 'dave', units: 2_000_000n }]);
    expect((await bidsForPrefix(pool, 'nobodywants')).rows).toEqual([]);
    expect((await bidsForPrefix(pool, 'NO NAME!')).rows).toEqual([]);
    const all = await nameBids(pool);
    expect(all.complete).toBe(true);
    expect(all.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['gold', 'wallet']));
  });

  it('contain name bids by amount, the highest first', async () => {
    const open = (await nameBids(pool)).rows.filter(({ closed }) => !closed);
    const byAmount = open.toSorted((a, b) => Number(b.units - a.units)).map(({ name }) => name);
    const first = await bidsByAmount(pool, false, { chunk: 1 });
    expect(first.rows.map(({ name }) => name)).toEqual(byAmount.slice(0, 1));
    const second = await bidsByAmount(pool, false, { chunk: 1, after: first.next });
    expect(second.rows.map(({ name }) => name)).toEqual(byAmount.slice(1, 2));
    expect((await bidsByAmount(pool, true)).rows.every(({ closed }) => closed)).toBe(true);
  });

  it('contain producers, proxies and their voters', async () => {
    const response = await allProducers(pool);
    const once = await node.getProducers(1000);
    expect(response.rows).toHaveLength(once.rows?.length ?? -1);
    const [first] = producerViews(response);
    expect(first?.voteShare).toBeGreaterThan(0);
    const voters = await producerVoters(pool, first?.owner ?? '');
    expect(voters.complete).toBe(true);
    expect(voters.rows.length).toBeGreaterThan(0);
    expect(voters.rows.every(({ producers }) => producers.includes(first?.owner ?? ''))).toBe(true);
    expect(await voterOf(pool, 'grace')).toMatchObject({ proxy: 'wiseproxy111' });
    expect(await voterOf(pool, 'nobody')).toBe(null);
  });
});

describe('tokens', () => {
  it('equal the currency calls', async () => {
    const balances = await tokenBalances(pool, 'eosio.token', 'alice');
    expect(balances.map(formatAsset).toSorted()).toEqual(
      (await node.getCurrencyBalance('eosio.token', 'alice')).toSorted(),
    );
    const stat = await tokenStat(pool, 'eosio.token', 'EOS');
    const { EOS: reported } = await node.getCurrencyStats('eosio.token', 'EOS');
    expect(stat && formatAsset(stat.supply)).toBe(reported?.supply);
    expect(stat?.issuer).toBe(reported?.issuer);
    expect(await tokenStat(pool, 'eosio.token', 'NONE')).toBe(null);
    const all = await tokenStats(pool, 'eosio.token');
    expect(all.rows.map(({ supply }) => supply.symbol.code)).toContain('EOS');
  });
});

describe("an account's description", () => {
  it('is read if the account has one', async () => {
    expect(await accountDetails(pool, 'alice')).toMatchObject({ account_name: 'alice' });
    expect(await accountDetails(pool, 'idleaccount1')).toBeNull();
  });
});

describe('a missing contract', () => {
  it('is recognised', async () => {
    const refusal = await readProfile(pool, 'alice').catch((error: unknown) => error);
    expect(isMissingTable(refusal)).toBe(true);
  });
});

describe('rarer calls', () => {
  it('return blocks, ABIs and keys', async () => {
    const info = await node.getInfo();
    expect((await getBlockInfo(pool, info.head_block_num)).id).toBe(info.head_block_id);
    const raw = await contract.getRawAbi(pool, 'eosio.token');
    expect(raw.abi.length).toBeGreaterThan(0);
    expect(await contract.getCodeHash(pool, 'eosio.token')).toBe(raw.code_hash);
    expect((await contract.getCode(pool, 'eosio.token')).abi?.version).toMatch(/^eosio::abi/);
    const both = await contract.getRawCodeAndAbi(pool, 'eosio.token');
    expect(both.abi).toEqual(raw.abi);
    const args = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'hi' };
    const { value: packed } = await contract.abiJsonToBin(pool, 'eosio.token', 'transfer', args);
    expect(await contract.abiBinToJson(pool, 'eosio.token', 'transfer', packed)).toMatchObject({
      value: args,
    });
    const { permissions } = await node.getAccount('alice');
    const key = permissions.find(({ perm_name: name }) => name === 'active')?.required_auth.keys[0];
    const authorization = [{ actor: 'alice', permission: 'active' }];
    const action = { account: 'eosio.token', name: 'transfer', authorization, data: packed };
    const transaction = {
      expiration: '2030-01-01T00:00:00',
      ref_block_num: 0,
      ref_block_prefix: 0,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: 0,
      context_free_actions: [],
      actions: [action],
      transaction_extensions: [],
    };
    const keys = [key?.key ?? ''];
    expect(await getRequiredKeys(pool, transaction, keys)).toHaveLength(1);
  });
});
