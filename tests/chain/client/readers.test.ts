import { activeProducers } from '#src/chain/client/block/schedule.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAvatar } from '#src/chain/client/account/account-avatar.ts';
import { createdAccounts, controlledAccounts } from '#src/chain/client/account/created-accounts.ts';
import { nftsOf } from '#src/chain/client/account/account-nfts.ts';
import {
  readPermissions,
  resolvePermissions,
} from '#src/chain/client/account/account-permissions.ts';
import {
  powerupOf,
  ramWorth,
  rexHoldings,
  rexLoansOf,
  stakesGiven,
  stakesReceived,
} from '#src/chain/client/account/account-stakes.ts';
import { rankedProducers, readProxy } from '#src/chain/client/account/account-voting.ts';
import { creatorOf } from '#src/chain/client/account/creator.ts';
import { blockAt } from '#src/chain/client/block/block-at.ts';
import { blockDeltas } from '#src/chain/client/block/block-deltas.ts';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { chainFigures } from '#src/chain/client/chain/chain-figures.ts';
import { tokenSupply } from '#src/chain/client/token/token-list.ts';
import { corePrice, tokenPrices } from '#src/chain/client/chain/prices.ts';
import {
  allRows,
  contractRows,
  pageAt,
  pageBefore,
  readContract,
  type RowsQuery,
  tableScopes,
} from '#src/chain/client/contract/contract.ts';
import { readTransaction } from '#src/chain/client/history/transaction.ts';
import { latestBlocks } from '#src/chain/client/history/latest.ts';
import { readPackedEntry } from '#src/chain/client/history/packed-entry.ts';
import { approversFor, authoritiesOf } from '#src/chain/client/proposal/proposals.ts';
import { coreRamMarket } from '#src/chain/client/resource/core-ram-market.ts';
import { chainRates, ramTrading } from '#src/chain/client/resource/resource-rates.ts';
import { producerProfiles } from '#src/chain/client/vote/producer-profiles.ts';
import { listProxies } from '#src/chain/client/vote/proxies.ts';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('eos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

/** Tables of the system contract count EOS, which is shown as A. */
const asA = (amount: unknown) => String(amount).replace(/ EOS$/, ' A');

/** A field of get_account. */
const reported = async (name: string, field: string) =>
  recordOf(recordOf(await access.node.getAccount(name))[field]);

describe("an account's stakes", () => {
  it('for itself come from its node', async () => {
    const { own, toOthers, all, complete } = await stakesGiven(access, 'alice');
    const self = await reported('alice', 'self_delegated_bandwidth');
    expect(formatAsset(own.cpu)).toBe(asA(self['cpu_weight']));
    expect(formatAsset(own.net)).toBe(asA(self['net_weight']));
    expect(all.total.units).toBe(own.cpu.units + own.net.units);
    expect([toOthers, complete]).toEqual([[], true]);
  });

  it('from others are its resources less its own stake, including a CPU loan', async () => {
    // CPU is rented there.
    const bos = await run('bos');
    const there = openChain(bos.config);
    const { total } = await stakesReceived(there, 'alice');
    const account = recordOf(await there.node.getAccount('alice'));
    const units = (field: string) =>
      parseAsset(String(recordOf(account[field])['cpu_weight'])).units;
    expect(total?.cpu.units).toBe(units('total_resources') - units('self_delegated_bandwidth'));
    const [loan] = await rexLoansOf(there, 'alice');
    expect(loan).toMatchObject({ from: 'alice', receiver: 'alice', kind: 'cpu' });
    expect(total?.cpu.units).toBe(loan?.staked.units);
    await bos.devnet.close();
  });

  it('in REX come with the REX pool', async () => {
    const { balance, fund, pool } = await rexHoldings(access, 'alice', Date.now());
    expect([balance?.owner, fund?.owner]).toEqual(['alice', 'alice']);
    expect(balance?.voteStake.symbol.code).toBe('A');
    expect(pool!.lendable.units).toBe(pool!.lent.units + pool!.unlent.units);
  });
});

describe('rented resources and sellable RAM', () => {
  it("include the account's orders and their market", async () => {
    const { orders, market } = await powerupOf(access, 'judy');
    expect(orders.map(({ owner }) => owner)).toContain('judy');
    expect(market?.minFee.symbol.code).toBe('A');
    expect((await powerupOf(access, 'nobodyhere11')).orders).toEqual([]);
  });

  it('are valued at the market price less the fee', async () => {
    const { price, sale } = (await ramWorth(access, 1024))!;
    expect(price.symbol).toEqual({ code: 'A', precision: 8 });
    expect(sale.units).toBeGreaterThan(0n);
    expect(Number(sale.units) / 1e4).toBeLessThan(Number(price.units) / 1e8);
    expect((await ramWorth(access, -5))?.sale.units).toBe(0n);
  });
});

describe('permissions', () => {
  it('name the authorities of the accounts they list', async () => {
    const tree = await readPermissions(access, 'treasury1111');
    const { authorities, complete } = await resolvePermissions(access, tree);
    expect(complete).toBe(true);
    expect(authorities.get('alice@active')?.keys).toHaveLength(1);
    const levels = [{ actor: 'treasury1111', permission: 'active' }];
    expect((await authoritiesOf(access, levels)).get('treasury1111@active')?.threshold).toBe(2);
    expect(await approversFor(access, levels)).toContainEqual(
      expect.objectContaining({ actor: 'alice', permission: 'active' }),
    );
  });

  it('of the system account name the active producers', async () => {
    const producing = await activeProducers(access);
    expect(producing).toHaveLength(21);
    const requested = await approversFor(access, [{ actor: 'eosio', permission: 'active' }]);
    expect(requested.map(({ actor }) => actor).toSorted()).toEqual([...producing].toSorted());
  });

  it('of other accounts that this one can satisfy come from the node', async () => {
    expect(await controlledAccounts(access, 'alice')).toContainEqual({
      account: 'treasury1111',
      permission: 'active',
      weight: 1,
      threshold: 2,
    });
    expect((await createdAccounts(access, 'eosio')).accounts.map(({ name }) => name)).toContain(
      'alice',
    );
  });

  it('include the creator, from Hyperion or from the creation block', async () => {
    const reported = await creatorOf(access, 'alice');
    expect(reported.creator).toBe('eosio');
    expect(await creatorOf({ ...access, hyperionPool: null }, 'alice')).toEqual(reported);
    await expect(creatorOf({ ...access, hyperionPool: null }, 'eosio')).rejects.toThrow(
      'Hyperion API not supported',
    );
  });
});

describe('a contract', () => {
  it('has tables and actions, a hash, and the time it was set', async () => {
    const token = await readContract(access, 'eosio.token');
    expect(token.view?.tables.map(({ name }) => name)).toEqual(['accounts', 'stat']);
    expect(token.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await readContract(access, 'alice')).toMatchObject({ view: null, codeHash: '' });
    await expect(readContract(access, 'nobodyhere11')).rejects.toThrow('Account not found');
  });

  it('is paged forwards and backwards', async () => {
    const query: RowsQuery = { code: 'eosio', scope: 'eosio', table: 'producers', limit: 3 };
    const owners = ({ rows }: { rows: readonly unknown[] }) =>
      rows.map((row) => recordOf(row)['owner']);
    const first = await contractRows(access, query);
    const second = await contractRows(access, pageAt(query, first.next));
    const third = await contractRows(access, pageAt(query, second.next));
    const all = (await access.node.getTableRows({ ...query, limit: 9 })).rows;
    expect([first, second, third].flatMap(owners)).toEqual(owners({ rows: all }));
    expect(await pageBefore(access, query, second.next ?? '')).toBe(first.next);
    expect(await pageBefore(access, query, first.next ?? '')).toBeNull();
  });
});

describe('all rows of a table', () => {
  const { signal } = new AbortController();
  const all = async (query: RowsQuery, of = access) => {
    const pages = [];
    for await (const page of allRows(of, query, signal)) pages.push(page);
    return { rows: pages.flatMap(({ rows }) => rows), complete: pages.at(-1)?.complete };
  };

  /** A node that returns a table in the given pages, each with the next key. */
  const paged = (responses: readonly { rows: unknown[]; more: boolean; next_key: string }[]) => {
    const requested: unknown[] = [];
    const getTableRows: ChainAccess['node']['getTableRows'] = async ({ lower_bound }) => {
      requested.push(lower_bound);
      return responses[requested.length - 1] ?? { rows: [], more: false, next_key: '' };
    };
    return { requested, access: { ...access, node: { ...access.node, getTableRows } } };
  };
  const query: RowsQuery = { code: 'eosio', scope: 'eosio', table: 'voters' };

  it("is read from each page's next key", async () => {
    const node = paged([
      { rows: [1, 2], more: true, next_key: '3' },
      { rows: [3], more: false, next_key: '' },
    ]);
    expect(await all(query, node.access)).toEqual({ rows: [1, 2, 3], complete: true });
    expect(node.requested).toEqual([undefined, '3']);
  });

  it('is incomplete if a node returns no next key, or repeats one', async () => {
    const silent = paged([{ rows: [1], more: true, next_key: '' }]);
    expect(await all(query, silent.access)).toEqual({ rows: [1], complete: false });
    const circle = { rows: [1], more: true, next_key: '7' };
    const circling = paged([circle, circle, circle]);
    expect(await all(query, circling.access)).toEqual({ rows: [1, 1], complete: false });
  });

  it('is read to its end in both directions', async () => {
    const query: RowsQuery = { code: 'eosio', scope: 'eosio', table: 'producers', limit: 3 };
    const { rows, complete } = await all(query);
    const known = (await access.node.getTableRows({ ...query, limit: 500 })).rows;
    const owners = (some: readonly unknown[]) => some.map((row) => recordOf(row).owner);
    // The blocks of a producer are counted meanwhile.
    expect([owners(rows), complete]).toEqual([owners(known), true]);
    const reversed = (await all({ ...query, reverse: true })).rows;
    expect(owners(reversed)).toEqual(owners(known).toReversed());
  });

  it('lists its scopes', async () => {
    const { rows } = await tableScopes(access, { code: 'eosio.token', table: 'accounts' });
    expect(rows.map(({ scope }) => scope)).toContain('alice');
    const one = await tableScopes(access, {
      code: 'eosio.token',
      table: 'accounts',
      from: 'alice',
      to: 'alice',
    });
    expect(one.rows.map(({ scope }) => scope)).toEqual(['alice']);
  });
});

describe('producers and proxies', () => {
  it('are ranked by votes, with keys and unclaimed pay', async () => {
    const ranked = await rankedProducers(access);
    expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1));
    expect(ranked[0]?.key).toMatch(/^EOS/);
    expect(ranked[0]?.unpaidBlocks).toBeGreaterThanOrEqual(0);
    const profiles = await producerProfiles(access);
    expect(profiles.get(ranked[0]?.owner ?? '')?.country).toMatch(/^[A-Z]{2}$/);
  });

  it('include only registered proxies, most votes first', async () => {
    const proxies = await listProxies(access);
    const given = proxies.map((one) => one.given.units);
    expect(given).toEqual(given.toSorted((a, b) => (a < b ? 1 : -1)));
    expect(proxies[0]).toMatchObject({ account: 'wiseproxy111', voters: 3, producers: 21 });
    const proxy = await readProxy(access, 'wiseproxy111');
    expect(proxy.voter?.isProxy).toBe(true);
    expect(proxy.info?.name).toBe('Wise Proxy');
    expect((await readProxy(access, 'nobodyhere11')).voter).toBeNull();
  });
});

describe('services', () => {
  it('report prices in the requested currency', async () => {
    const dollars = (await tokenPrices(access, 'USD')).prices.get('core.vaulta:A') ?? 0;
    const euros = (await tokenPrices(access, 'EUR')).prices.get('core.vaulta:A') ?? 0;
    expect(dollars).toBeGreaterThan(0);
    expect(euros / dollars).toBeCloseTo(0.92, 1);
    expect((await tokenPrices(access, 'nothing')).currency).toBe('USD');
  });

  it('report the core token’s price without the list of all tokens', async () => {
    const urls: string[] = [];
    const counting: ChainAccess = {
      ...access,
      fetch: (input, init) => {
        urls.push(String(input instanceof Request ? input.url : input));
        return fetch(input, init);
      },
    };
    const listed = (await tokenPrices(access, 'EUR')).prices.get('core.vaulta:A') ?? 0;
    const { core } = await corePrice(counting, 'EUR');
    expect(core?.price).toBeCloseTo(listed, 6);
    expect(urls.filter((url) => url.includes('tokens'))).toEqual([]);
    const unknown = (await corePrice(access, 'nothing')).core;
    expect(unknown?.currency).toBe('USD');
  });

  it('report NFTs of every indexer, with a picture that a page may load', async () => {
    const { nfts, failed } = await nftsOf(access, 'alice');
    expect(failed).toEqual([]);
    expect(nfts.length).toBeGreaterThan(0);
    expect(nfts.every(({ owner }) => owner === 'alice')).toBe(true);
    const avatar = await accountAvatar(access, 'alice', false);
    expect(avatar?.url).toMatch(/^https:/);
    expect(avatar?.stranger).toBe(new URL(avatar?.url ?? '').host);
    expect(await accountAvatar(access, 'bob', true)).toBeNull();
    expect((await accountAvatar(access, 'newdexpocket', false))?.url).toContain('newdex.png');
  });

  it('report NFTs of the indexer that responds, and name the failed one, which a node replaces', async () => {
    await running.order({ route: '/atomicassets', kind: 'status', value: 500, calls: 9 });
    const { nfts, failed, fromTables } = await nftsOf(access, 'alice');
    expect([failed, fromTables]).toEqual([['atomicassets'], true]);
    const contracts = new Set(nfts.map(({ contract }) => contract));
    expect(contracts).toEqual(new Set(['atomicassets', 'simpleassets']));
  });
});

describe('the chain', () => {
  it('reports its latest blocks, newest first', async () => {
    const numbers = (await latestBlocks(access)).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, back) => numbers[0]! - back));
  });

  it('sells RAM for the core token, and CPU and NET by stake', async () => {
    expect((await coreRamMarket(access))?.tokens.symbol.code).toBe('A');
    const rates = await chainRates(access, 'alice');
    const { max } = recordOf(await reported('alice', 'cpu_limit'));
    expect(rates!.cpu.limit).toBeGreaterThan(0n);
    expect(Number(max)).toBeGreaterThan(0);
  });

  it('reports the rows that a block changed', async () => {
    const found = await fetch(
      `${running.devnet.url}/v2/history/get_actions?account=alice&filter=eosio.token:transfer&limit=1`,
    );
    const { actions } = (await found.json()) as { actions: { block_num: number }[] };
    const number = actions[0]?.block_num ?? 0;
    const time = Date.parse(`${(await access.node.getBlock(number)).timestamp}Z`);
    const { changes, truncated } = await blockDeltas(access, number, time, ['eosio.token']);
    expect(truncated).toBe(false);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.every(({ contract }) => contract === 'eosio.token')).toBe(true);
  });

  it('reports its figures from its own contracts', async () => {
    const figures = await chainFigures(access);
    const url = `${running.devnet.url}/v1/chain/get_currency_stats`;
    const body = JSON.stringify({ code: 'core.vaulta', symbol: 'A' });
    const stats = recordOf(await (await fetch(url, { method: 'POST', body })).json());
    const { supply, max_supply: most } = recordOf(stats['A']);
    expect([figures.supply, figures.maxSupply].map((one) => formatAsset(one!))).toEqual([
      supply,
      most,
    ]);
    const held = async (code: string, symbol: string) =>
      Promise.all(
        ['eosio', 'eosio.null', 'core.vaulta'].map(async (account) => {
          const [text = '0'] = await access.node.getCurrencyBalance(code, account, symbol);
          return BigInt(text.replace(/\D/g, ''));
        }),
      ).then((all) => all.reduce((sum, one) => sum + one, 0n));
    const inA = figures.supply!.units - (await held('core.vaulta', 'A'));
    expect(figures.circulating?.units).toBe(inA);
    expect(inA).toBeLessThan(figures.supply!.units);
    // Stakes are EOS, and nobody has the same money in both tokens.
    const issued = await tokenSupply(access, { contract: 'eosio.token', code: 'EOS' });
    const inEos = issued!.units - (await held('eosio.token', 'EOS'));
    const share = Number(figures.voting!.units) / Number(inA + inEos);
    expect(figures.votingShare).toBeCloseTo(share, 12);
    expect(figures.votingShare).toBeLessThan(1);
    expect(figures.ramUsed).toBeGreaterThan(0);
    expect(figures.ramUsed).toBeLessThan(1);
  });

  it('reports the RAM an account bought, used or not', async () => {
    const { market, bought } = await ramTrading(access, 'alice');
    expect(market?.tokens.symbol.code).toBe('A');
    const { ram_bytes: bytes } = await reported('alice', 'total_resources');
    expect(bought).toBe(BigInt(String(bytes)));
    expect((await ramTrading(access, 'nobodyhere11')).bought).toBe(0n);
  });

  it('has a block for each time: the first one at or after it', async () => {
    const head = (await access.node.getInfo()).head_block_num;
    const timeOf = async (number: number) =>
      Date.parse(`${(await access.node.getBlock(number)).timestamp}Z`);
    for (const number of [2, Math.floor(head / 2), head - 1]) {
      const time = await timeOf(number);
      expect(await blockAt(access, time)).toBe(number);
      expect(await blockAt(access, time - 1)).toBe(number);
    }
    expect(await blockAt(access, Date.now() + 86_400_000)).toBeGreaterThanOrEqual(head);
    expect(await blockAt(access, 0)).toBe(2);
  });

  it('keeps a transaction in its block as it was sent', async () => {
    const sent = running.devnet.story.at(-1) ?? '';
    const { blockNum } = await readTransaction(access, sent);
    const entry = await readPackedEntry(access, sent, blockNum);
    expect(entry).toMatchObject({ compression: 'none', contextFreeData: '' });
    expect(entry.signatures[0]).toMatch(/^SIG_K1_/);
    expect(createHash('sha256').update(Buffer.from(entry.packed!, 'hex')).digest('hex')).toBe(sent);
    await expect(readPackedEntry(access, 'ab'.repeat(32), blockNum)).rejects.toThrow(
      'TX not found',
    );
    await expect(readPackedEntry(access, sent, 999_999)).rejects.toThrow('Block Not Found');
  });

  it('finds the block of a transaction where there is no history', async () => {
    const [sent = ''] = running.devnet.story;
    const config = { ...access.config, historyTypes: [], hyperionUrl: null };
    const plain = { ...access, config };
    const { blockNum } = await readTransaction(access, sent);
    expect(await readTransaction(plain, sent)).toMatchObject({
      id: sent,
      blockNum,
      source: 'trace',
    });
    await expect(readTransaction(plain, 'ab'.repeat(32))).rejects.toThrow();
  });
});
