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
import { tokenBalances, tokenStat } from '#src/chain/tables/tokens.ts';
import { readVoters } from '#src/chain/tables/voters.ts';
import { hasRealdata, type Recording, recordings } from '../realdata.ts';

/** A pool without a network whose node has one response. */
function replaying(response: unknown, status = 200): Pool {
  return createPool({
    ...{ endpoints: ['http://node'], checkHead: false },
    fetch: () => Promise.resolve(new Response(JSON.stringify(response), { status })),
  });
}

const EOS = { code: 'EOS', precision: 4 };
const tableOf = ({ request }: Recording) => String(recordOf(request.params).table ?? '');
const rowsOf = ({ response }: Recording) => listOf(recordOf(response).rows);
const isHex = (one: Recording) => rowsOf(one).some((row) => typeof row === 'string');
const docs = (table: string) =>
  recordings('doc_table_rows').find((one) => tableOf(one) === table)?.response;

describe.runIf(hasRealdata)('recorded rows', () => {
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

  it('in hex are malformed', async () => {
    expect(hex.length).toBeGreaterThan(20);
    const reads: ((pool: Pool) => Promise<unknown>)[] = [
      rex.readRexPool,
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
          ...{ name: 'FetchError', endpoint: 'http://node' },
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
      for (const [place, row] of rowsOf(one).entries()) {
        const { high_bid: bid, newname } = recordOf(row);
        const units = BigInt(String(bid));
        expect(rows[place]).toMatchObject({
          ...{ name: newname, closed: units < 0n, units: units < 0n ? -units : units },
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

  it('from documentation are decoded', async () => {
    const pool = (table: string) => replaying(docs(table));
    expect((await rex.readRexPool(pool('rexpool')))?.loanCount).toBe('460');
    const balance = await rex.readRexBalance(pool('rexbal'), 'viterbotelos', Date.UTC(2022, 0, 5));
    expect(balance?.buckets.map(({ kind }) => kind)).toEqual(['maturing', 'savings']);
    expect(await rex.readRexOrder(pool('rexqueue'), 'user11111111')).toMatchObject({
      state: 'open',
    });
    expect(await rex.readRexOrder(pool('rexqueue'), 'other')).toBe(null);
    expect((await readRamMarket(pool('rammarket')))?.bytes).toBe(62_656_849_725n);
    expect((await readVoters(pool('voters'))).rows[0]).toMatchObject({ staked: 46_200n });
    const feeds = createPool({
      ...{ endpoints: ['http://node'], checkHead: false },
      fetch: (_, init) => {
        const isFeeds = String(init?.body).includes('"feeds"');
        return Promise.resolve(Response.json(isFeeds ? docs('feeds') : { rows: [], more: false }));
      },
    });
    expect((await readOracleFeeds(feeds, 'oracles'))[0]).toMatchObject({
      ...{ index: '0', name: 'XPR/BTC', providers: ['bot1', 'bot2', 'bot3'] },
    });
    const fio = recordings('fio_doc_examples').find(({ file }) =>
      file.endsWith('get_table_rows_200.json'),
    );
    const page = await fioAddressesPage(replaying(fio?.response));
    expect(page).toMatchObject({
      next: '10069',
      rows: [{ name: 'referral@fio', bundledLeft: 100 }],
    });
    expect(page.rows[0]?.expiresAt).toBe(1_624_985_778_000);
  });
});

describe.runIf(hasRealdata)('other recorded lists', () => {
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
