import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { type JsonRecord, listOf, recordOf } from '#src/chain/rpc/json.ts';
import { createPool, type Pool } from '#src/chain/rpc/pool.ts';
import { delegationsFrom } from '#src/chain/tables/bandwidth.ts';
import { fioAddressesPage } from '#src/chain/tables/fio-names.ts';
import { readGlobalState } from '#src/chain/tables/global-state.ts';
import { nameBids } from '#src/chain/tables/name-bids.ts';
import { readOracleFeeds } from '#src/chain/tables/oracles.ts';
import { readPowerupState } from '#src/chain/tables/powerup.ts';
import { allProducers } from '#src/chain/tables/producers.ts';
import { proposers } from '#src/chain/tables/proposals.ts';
import { proxyInfo } from '#src/chain/tables/proxies.ts';
import { readRamMarket } from '#src/chain/tables/ram-market.ts';
import { readRows } from '#src/chain/tables/read.ts';
import * as rex from '#src/chain/tables/rex.ts';
import * as rexMarket from '#src/chain/tables/rex-market.ts';
import { tokenBalances, tokenStat } from '#src/chain/tables/tokens.ts';
import { readVoters } from '#src/chain/tables/voters.ts';
import { type ReadRecording, recordings } from '#tests/recordings/read.ts';

/** A pool without a network whose node has one response. */
function replaying(response: unknown, status = 200): Pool {
  return createPool({
    endpoints: ['http://node'],
    checkHead: false,
    fetch: () => Promise.resolve(new Response(JSON.stringify(response), { status })),
  });
}

const EOS = { code: 'EOS', precision: 4 };
const tableOf = ({ request }: ReadRecording) => String(recordOf(request.params).table ?? '');
const rowsOf = ({ response }: ReadRecording) => listOf(recordOf(response).rows);
const isHex = (one: ReadRecording) => rowsOf(one).some((row) => typeof row === 'string');

describe('recorded rows', () => {
  const all = recordings('v1_chain_get_table_rows');
  const json = all.filter((one) => !isHex(one) && rowsOf(one).length > 0);
  const hex = all.filter(isHex);
  const of = (table: string) => json.filter((one) => tableOf(one) === table);

  it('keep every field of any table', async () => {
    expect(json.length).toBeGreaterThan(20);
    for (const one of json) {
      const rows = await readRows(
        replaying(one.response),
        { code: 'c', scope: 's', table: 't' },
        (row) => row,
      );
      expect(rows, one.file).toEqual(rowsOf(one));
    }
  });

  it('in hex are a typed failure, and no crash', async () => {
    expect(hex.length).toBeGreaterThan(12);
    const reads: ((pool: Pool) => Promise<unknown>)[] = [
      (pool) => rex.readRexMarket(pool, 0),
      readRamMarket,
      readPowerupState,
      readGlobalState,
      nameBids,
      (pool) => tokenBalances(pool, 'eosio.token', 'a'),
      (pool) => delegationsFrom(pool, 'a', EOS),
    ];
    for (const { file, response } of hex)
      for (const read of reads)
        await expect(read(replaying(response)), file).rejects.toMatchObject({
          name: 'FetchError',
          endpoint: 'http://node',
          attempts: [{ kind: 'malformed' }],
        });
  });

  it('of delband are delegations', async () => {
    expect(of('delband').length).toBeGreaterThan(0);
    for (const one of of('delband')) {
      const reported = { ...recordOf(one.response), more: false };
      const { rows } = await delegationsFrom(replaying(reported), 'a', EOS);
      expect(
        rows.map(({ from, to, cpu }) => [from, to, formatAsset(cpu)]),
        one.file,
      ).toEqual(
        rowsOf(one).map((row) => {
          const { from, to, cpu_weight: cpu } = recordOf(row);
          return [from, to, cpu];
        }),
      );
    }
  });

  it('of namebids are bids, including sold names', async () => {
    expect(of('namebids').length).toBeGreaterThan(0);
    for (const one of of('namebids')) {
      const reported = { ...recordOf(one.response), more: false };
      const { rows } = await nameBids(replaying(reported));
      expect(rows, one.file).toHaveLength(rowsOf(one).length);
      for (const [index, row] of rowsOf(one).entries()) {
        const { high_bid: bid, newname } = recordOf(row);
        const units = BigInt(String(bid));
        expect(rows[index]).toMatchObject({
          name: newname,
          closed: units < 0n,
          units: units < 0n ? -units : units,
        });
      }
    }
  });

  it('of stat are tokens', async () => {
    expect(of('stat').length).toBeGreaterThan(0);
    for (const one of of('stat').filter((each) => 'supply' in recordOf(rowsOf(each)[0]))) {
      const stat = await tokenStat(replaying(one.response), 'eosio.token', 'EOS');
      expect(stat && formatAsset(stat.supply), one.file).toBe(recordOf(rowsOf(one)[0]).supply);
    }
  });

  it('of powup.state and regproxyinfo are decoded', async () => {
    const powerup = json.filter((one) => 'powerup_days' in recordOf(rowsOf(one)[0]));
    expect(powerup.length).toBeGreaterThan(0);
    for (const one of powerup) {
      const state = await readPowerupState(replaying(one.response));
      const { cpu, powerup_days: days } = recordOf(rowsOf(one)[0]) as {
        cpu: JsonRecord;
      } & JsonRecord;
      expect(state).toMatchObject({
        days,
        cpu: { weight: BigInt(String(cpu.weight)), exponent: 2 },
      });
    }
    const proxies = json.filter((one) => 'philosophy' in recordOf(rowsOf(one)[0]));
    expect(proxies.length).toBeGreaterThan(0);
    for (const one of proxies) {
      const { owner, slogan } = recordOf(rowsOf(one)[0]);
      expect(await proxyInfo(replaying(one.response), String(owner))).toMatchObject({ slogan });
    }
  });

  it('of REX are read', async () => {
    const [pool] = of('rexpool');
    const reported = recordOf(rowsOf(pool!)[0]);
    expect((await rex.readRexMarket(replaying(pool!.response), 0))?.pool.loanCount).toBe(
      String(reported.loan_num),
    );
    // A bucket of savings ends with the last second of 32 bits.
    const saving = of('rexbal').find((one) => JSON.stringify(one).includes('2106-02-07T06:28:15'));
    const { owner, rex_maturities: maturities } = recordOf(rowsOf(saving!)[0]);
    const [first] = listOf(maturities).map(recordOf);
    const dayBefore = Date.parse(`${String(first?.key)}Z`) - 86_400_000;
    const balance = await rex.readRexBalance(replaying(saving!.response), String(owner), dayBefore);
    expect(balance?.buckets.map(({ kind }) => kind)).toEqual(['maturing', 'savings']);
    const [queue] = of('rexqueue');
    const ordered = async (name: string) =>
      rexMarket.readRexOrder(replaying(queue!.response), name);
    expect(await ordered('user11111111')).toMatchObject({ state: 'open' });
    expect(await ordered('other')).toBe(null);
  });

  it('of RAM and of votes are read', async () => {
    const [market] = of('rammarket');
    const { base } = recordOf(rowsOf(market!)[0]);
    const balance = String(recordOf(base).balance);
    expect((await readRamMarket(replaying(market!.response)))?.bytes).toBe(
      BigInt(balance.replace(' RAM', '')),
    );
    expect(of('voters').length).toBeGreaterThan(1);
    for (const one of of('voters').filter((each) => 'staked' in recordOf(rowsOf(each)[0]))) {
      const { rows } = await readVoters(replaying({ ...recordOf(one.response), more: false }));
      expect(
        rows.map(({ owner, staked }) => [owner, staked]),
        one.file,
      ).toEqual(
        rowsOf(one).map((row) => [recordOf(row).owner, BigInt(String(recordOf(row).staked))]),
      );
    }
  });

  it('of oracles are joined with their data', async () => {
    const [feeds, data] = ['feeds', 'data'].map((table) => of(table)[0]?.response);
    const oracles = createPool({
      endpoints: ['http://node'],
      checkHead: false,
      fetch: (_, init) =>
        Promise.resolve(Response.json(String(init?.body).includes('"feeds"') ? feeds : data)),
    });
    const read = await readOracleFeeds(oracles, 'oracles');
    const reported = listOf(recordOf(feeds).rows).map(recordOf);
    expect(read.map(({ index, name }) => [index, name])).toEqual(
      reported.map(({ index, name }) => [String(index), name]),
    );
  });

  it('of FIO addresses continue where the node says', async () => {
    const documented = of('fionames').find(({ response }) => recordOf(response).more === true);
    const row = recordOf(rowsOf(documented!)[0]);
    const page = await fioAddressesPage(replaying(documented!.response));
    expect(page.next).toBe(recordOf(documented!.response).next_key);
    expect(page.rows[0]).toMatchObject({
      name: row.name,
      bundledLeft: row.bundleeligiblecountdown,
      owner: row.owner_account,
    });
  });
});

describe('other recorded lists', () => {
  it('of producers keep every row', async () => {
    for (const { file, response } of recordings('v1_chain_get_producers')) {
      const { rows } = await allProducers(replaying({ ...recordOf(response), more: '' }));
      expect(rows, file).toHaveLength(listOf(recordOf(response).rows).length);
    }
  });

  it('of scopes keep every scope', async () => {
    for (const { file, response } of recordings('v1_chain_get_table_by_scope')) {
      const { rows } = await proposers(replaying({ ...recordOf(response), more: '' }));
      const reported = listOf(recordOf(response).rows).map((row) => recordOf(row).scope);
      expect(
        rows.map(({ scope }) => scope),
        file,
      ).toEqual([...new Set(reported)]);
    }
  });
});
