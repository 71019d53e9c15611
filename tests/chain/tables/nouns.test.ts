import { afterEach, describe, expect, it } from 'vitest';
import { nameFromBigint } from '#src/chain/core/name.ts';
import { symbolCodeToBigint } from '#src/chain/core/symbol.ts';
import { accountDetails, searchAccountNames } from '#src/chain/tables/accounts.ts';
import { readCredentials } from '#src/chain/tables/credentials.ts';
import { readFioFees, readFioTreasury } from '#src/chain/tables/fio-money.ts';
import { fioHash } from '#src/chain/tables/fio-names.ts';
import * as fio from '#src/chain/tables/fio-names.ts';
import { readGenesisAward } from '#src/chain/tables/genesis.ts';
import { readGlobalState, readInflation, readShortStaked } from '#src/chain/tables/global-state.ts';
import { nameBid } from '#src/chain/tables/name-bids.ts';
import { readOracleFeed, readOracleFeeds } from '#src/chain/tables/oracles.ts';
import * as profiles from '#src/chain/tables/profiles.ts';
import * as proposals from '#src/chain/tables/proposals.ts';
import { proxyInfo, proxyInfos } from '#src/chain/tables/proxies.ts';
import { nameKey } from '#src/chain/tables/query.ts';
import * as rex from '#src/chain/tables/rex.ts';
import { outstandingXtokens, tokenBalances } from '#src/chain/tables/tokens.ts';
import { fioVoterOf, readVoters, voterOf } from '#src/chain/tables/voters.ts';
import * as xpr from '#src/chain/tables/xpr-stakes.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const XPR = { code: 'XPR', precision: 4 };
const FIO = { code: 'FIO', precision: 9 };
/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe('a name in a request', () => {
  it('is sent as its number, because nodes read digits as a number', () => {
    expect(nameKey('alice')).toBe(ALICE);
    expect(nameKey('eosio')).toBe('6138663577826885632');
    expect(nameKey('111111111111')).not.toBe('111111111111');
  });

  it('found by prefix excludes scopes that nodes add', async () => {
    const rows = ['alice', 'alice', 'bob'].map((scope) => ({
      code: 'eosio',
      scope,
      table: 'userres',
    }));
    const { pool, requested } = await nodeWith({ userres: () => ({ rows, more: '' }) });
    expect(await searchAccountNames(pool, ' Ali')).toEqual(['alice']);
    expect(requested).toEqual([
      {
        code: 'eosio',
        table: 'userres',
        limit: 100,
        lower_bound: 'ali',
        upper_bound: 'alizzzzzzzzz',
      },
    ]);
    expect(await searchAccountNames(pool, '.ali')).toEqual([]);
    expect(requested).toHaveLength(1);
  });
});

describe("an account's description", () => {
  it('is its own row only', async () => {
    const row = { account_name: 'alice', title: 'Alice', avatar: '<b>', desc: null };
    const { pool, requested } = await nodeWith({ accounts: [row] });
    expect(await accountDetails(pool, 'alice')).toEqual({
      account_name: 'alice',
      title: 'Alice',
      avatar: '<b>',
      desc: null,
      url: '',
    });
    expect(requested[0]).toEqual({
      json: true,
      code: 'account.info',
      scope: 'account.info',
      table: 'accounts',
      limit: 1,
      lower_bound: ALICE,
      upper_bound: ALICE,
    });
    expect(await accountDetails(pool, 'bob')).toBe(null);
  });

  it('of a proxy is its own row, and lists have at most a thousand', async () => {
    const { pool, requested } = await nodeWith({
      proxies: [{ owner: 'alice', name: 'A', logo_256: 'l' }],
    });
    expect(await proxyInfo(pool, 'alice')).toMatchObject({ name: 'A', logo: 'l', slogan: '' });
    expect(await proxyInfo(pool, 'bob')).toBe(null);
    expect((await proxyInfos(pool)).rows).toHaveLength(1);
    expect(requested.at(-1)).toMatchObject({ limit: 100 });
    let next = 0;
    const owners = Array.from({ length: 100 }, () => ({ owner: 'alice' }));
    const many = await nodeWith({
      proxies: () => ({ rows: owners, more: true, next_key: String(++next) }),
    });
    expect((await proxyInfos(many.pool)).rows).toHaveLength(1000);
  });
});

describe('REX', () => {
  const loan = (from: string, expiration: string) => ({
    version: 0,
    from,
    receiver: 'bob',
    payment: '1.0000 EOS',
    balance: '0.0000 EOS',
    total_staked: '900.0000 EOS',
    loan_num: 7,
    expiration,
  });

  it('has balance, fund and order of an account, or null', async () => {
    const { pool, requested } = await nodeWith({
      rexbal: [
        {
          version: 0,
          owner: 'alice',
          vote_stake: '1.0000 EOS',
          rex_balance: '5.0000 REX',
          matured_rex: 100,
          rex_maturities: [],
        },
      ],
      rexfund: [{ version: 0, owner: 'alice', balance: '3.0000 EOS' }],
      rexqueue: [
        {
          version: 0,
          owner: 'alice',
          rex_requested: '5.0000 REX',
          proceeds: '0.0000 EOS',
          stake_change: '0.0000 EOS',
          order_time: '2026-01-01T00:00:00',
          is_open: 1,
        },
      ],
    });
    expect((await rex.readRexBalance(pool, 'alice', 0))?.matured.units).toBe(100n);
    expect((await rex.readRexFund(pool, 'alice'))?.balance.units).toBe(30_000n);
    expect((await rex.readRexOrder(pool, 'alice'))?.state).toBe('open');
    for (const { lower_bound: lower, limit } of requested)
      expect([lower, limit]).toEqual([ALICE, 1]);
    expect(await rex.readRexBalance(pool, 'bob', 0)).toBe(null);
    expect(await rex.readRexFund(pool, 'bob')).toBe(null);
    expect((await rex.readRexQueue(pool)).rows).toMatchObject([{ owner: 'alice' }]);
  });

  it("lists an owner's loans, the next to expire first, at most a hundred", async () => {
    const rows = [
      loan('alice', '2026-02-01T00:00:00'),
      loan('alice', '2026-01-01T00:00:00'),
      loan('bob', '2025-01-01T00:00:00'),
    ];
    const { pool, requested } = await nodeWith({ cpuloan: rows, netloan: [] });
    const loans = await rex.readRexLoans(pool, 'cpu', 'alice');
    expect(loans.map(({ expiresAt }) => expiresAt)).toEqual([
      Date.UTC(2026, 0, 1),
      Date.UTC(2026, 1, 1),
    ]);
    expect(await rex.readRexLoans(pool, 'net', 'alice')).toEqual([]);
    expect(requested[0]).toEqual({
      json: true,
      code: 'eosio',
      scope: 'eosio',
      table: 'cpuloan',
      limit: 100,
      index_position: 3,
      key_type: 'i64',
      lower_bound: ALICE,
      upper_bound: ALICE,
    });
  });
});

describe('a sold name', () => {
  it('has a negative bid', async () => {
    const bid = {
      newname: 'gold',
      high_bidder: 'bob',
      high_bid: '-6110000',
      last_bid_time: '1529553110500000',
    };
    const { pool } = await nodeWith({ namebids: [bid] });
    expect(await nameBid(pool, 'gold')).toEqual({
      name: 'gold',
      bidder: 'bob',
      units: 6_110_000n,
      closed: true,
      bidAt: 1_529_553_110_500,
    });
    expect(await nameBid(pool, 'silver')).toBe(null);
  });
});

describe('a proposal', () => {
  const row = { proposal_name: 'one', packed_transaction: 'ab12' };
  const level = { actor: 'bob', permission: 'active' };
  const second = {
    version: 1,
    proposal_name: 'one',
    provided_approvals: [],
    requested_approvals: [{ level, time: '1970-01-01T00:00:00.000' }],
  };
  const first = { proposal_name: 'old', requested_approvals: [], provided_approvals: [level] };

  it('is found by proposer and name', async () => {
    const { pool, requested } = await nodeWith({ proposal: [row] });
    expect(await proposals.readProposal(pool, 'alice', 'one')).toMatchObject({ name: 'one' });
    expect(requested[0]).toMatchObject({
      code: 'eosio.msig',
      scope: ALICE,
      lower_bound: nameKey('one'),
      limit: 1,
    });
    expect(await proposals.readProposal(pool, 'alice', 'two')).toBe(null);
    expect((await proposals.proposalsOf(pool, 'alice')).rows).toHaveLength(1);
  });

  it('has its approvals in the second table, or else in the first', async () => {
    const both = await nodeWith({ approvals2: [second], approvals: [first] });
    expect(await proposals.readApprovals(both.pool, 'alice', 'one')).toMatchObject({
      approvals: [{ actor: 'bob', state: 'Pending' }],
    });
    expect(await proposals.readApprovals(both.pool, 'alice', 'old')).toMatchObject({
      approvals: [{ actor: 'bob', state: 'Approved' }],
    });
    expect(await proposals.readApprovals(both.pool, 'alice', 'none')).toBe(null);
    const all = await proposals.approvalsOf(both.pool, 'alice');
    expect(all.rows.map(({ name }) => name).toSorted()).toEqual(['old', 'one']);
  });

  it('has approvals if the contract lacks one of the tables, and fails if it lacks both', async () => {
    const old = await nodeWith({ approvals: [first] });
    expect(await proposals.readApprovals(old.pool, 'alice', 'old')).toMatchObject({ name: 'old' });
    const fresh = await nodeWith({ approvals2: [second] });
    expect(await proposals.readApprovals(fresh.pool, 'alice', 'two')).toBe(null);
    expect((await proposals.approvalsOf(fresh.pool, 'alice')).rows).toHaveLength(1);
    const none = await nodeWith({});
    await expect(proposals.approvalsOf(none.pool, 'alice')).rejects.toMatchObject({
      name: 'contract_table_query_exception',
    });
  });
});

describe("the award at WAX's genesis", () => {
  it('is stored under the account, and few have one', async () => {
    const row = { balance: '9.00000000 WAX', unclaimed_balance: '1.00000000 WAX' };
    const { pool, requested } = await nodeWith({ genesis: [row] });
    expect(await readGenesisAward(pool, 'alice')).toMatchObject({
      awarded: { units: 900_000_000n },
      unclaimed: { units: 100_000_000n },
    });
    expect(requested).toMatchObject([{ code: 'eosio', scope: ALICE, table: 'genesis' }]);
    const empty = await nodeWith({ genesis: [] });
    expect(await readGenesisAward(empty.pool, 'alice')).toBeNull();
  });

  it('is null on chains without the table', async () => {
    expect(await readGenesisAward((await nodeWith({})).pool, 'alice')).toBeNull();
  });
});

describe('FIO', () => {
  const address = {
    id: 10070,
    name: 'a@edge',
    namehash: '0x1',
    domain: 'edge',
    domainhash: '0x2',
    expiration: 1624985778,
    owner_account: 'alice',
    bundleeligiblecountdown: 100,
    addresses: [{ token_code: 'FIO', chain_code: 'FIO', public_address: 'FIO6' }],
  };
  const domain = { id: 5, name: 'edge', account: 'alice', is_public: 1, expiration: '1624985778' };

  it('hashes names like its contracts', async () => {
    // Address and domain from the documentation of FIO's API.
    expect(await fioHash('referral@fio')).toBe('0xc3bf40257f090f2887271c515ebac1dc');
    expect(await fioHash('fio')).toBe('0x8d9d3bd8a6fb22345ce8fa3c416a28e5');
  });

  it('finds addresses and domains by name, in any case', async () => {
    const { pool, requested } = await nodeWith({ fionames: [address], domains: [domain] });
    expect(await fio.fioAddress(pool, 'A@Edge')).toMatchObject({
      owner: 'alice',
      bundledLeft: 100,
    });
    expect(await fio.fioAddress(pool, 'b@edge')).toBe(null);
    expect(await fio.fioDomain(pool, 'EDGE')).toMatchObject({
      isPublic: true,
      expiresAt: 1_624_985_778_000,
      owner: 'alice',
    });
    expect(await fio.fioDomain(pool, 'other')).toBe(null);
    const hash = await fioHash('a@edge');
    expect(requested[0]).toEqual({
      json: true,
      code: 'fio.address',
      scope: 'fio.address',
      table: 'fionames',
      limit: 1,
      index_position: 5,
      key_type: 'i128',
      lower_bound: hash,
      upper_bound: hash,
    });
    expect(requested[2]).toMatchObject({ table: 'domains', index_position: 4, key_type: 'i128' });
  });

  it('lists addresses and domains by owner, or all, newest first', async () => {
    const { pool, requested } = await nodeWith({ fionames: [address], domains: [domain] });
    expect((await fio.fioAddressesOf(pool, 'alice')).rows).toHaveLength(1);
    expect((await fio.fioAddressesOf(pool, 'bob')).rows).toEqual([]);
    expect((await fio.fioDomainsOf(pool, 'alice')).rows).toHaveLength(1);
    expect(requested.map(({ index_position: index }) => index)).toEqual([4, 4, 2]);
    expect((await fio.fioDomainsPage(pool, { after: '9' })).rows[0]?.id).toBe('5');
    expect(requested.at(-1)).toMatchObject({ reverse: true, upper_bound: '9', limit: 100 });
    const { rows } = await fio.fioAddressesPage(pool);
    expect(rows[0]?.addresses).toEqual([{ token: 'FIO', chain: 'FIO', address: 'FIO6' }]);
  });

  it('has keys, voters, fees and a treasury', async () => {
    const voter = {
      id: 40,
      fioaddress: '',
      owner: 'alice',
      proxy: '',
      producers: ['bp1'],
      is_proxy: 0,
    };
    const { pool, requested } = await nodeWith({
      accountmap: [{ account: 'alice', clientkey: 'FIO6', keyhash: '0x1' }],
      voters: [voter],
      fiofees: [{ fee_id: 1, end_point: 'vote_producer', suf_amount: '400000000' }],
      bprewards: [{ rewards: '7000000000' }],
      bpbucketpool: [],
    });
    expect(await fio.fioPublicKey(pool, 'alice')).toBe('FIO6');
    expect(await fio.fioPublicKey(pool, 'bob')).toBe(null);
    expect(await fioVoterOf(pool, 'alice')).toMatchObject({ producers: ['bp1'] });
    expect(requested.at(-1)).toMatchObject({
      index_position: 3,
      key_type: 'i64',
      lower_bound: ALICE,
    });
    expect(await fioVoterOf(pool, 'bob')).toBe(null);
    expect(await voterOf(pool, 'bob')).toBe(null);
    expect((await readFioFees(pool)).get('vote_producer')).toBe(400_000_000n);
    expect(await readFioTreasury(pool, FIO)).toEqual({
      bpRewards: { units: 7_000_000_000n, symbol: FIO },
      bpBucket: { units: 0n, symbol: FIO },
    });
  });

  it('pages by number if the node returns no next key', async () => {
    const { pool, requested } = await nodeWith({
      voters: ({ lower_bound: from }) => ({
        rows: [{ id: from === undefined ? 1 : 2, owner: 'alice' }],
        more: from === undefined,
      }),
      fiofees: ({ lower_bound: from }) => ({
        rows: [
          { fee_id: from === undefined ? 1 : 2, end_point: `e${String(from)}`, suf_amount: 1 },
        ],
        more: from === undefined,
      }),
    });
    expect((await readVoters(pool)).rows).toHaveLength(2);
    expect(requested.at(-1)).toMatchObject({ lower_bound: '2', limit: 1000 });
    expect((await readFioFees(pool)).size).toBe(2);
  });
});

describe('Proton', () => {
  it('has profiles and identity verifiers', async () => {
    const { pool, requested } = await nodeWith({
      usersinfo: [{ acc: 'alice', name: 'Alice', avatar: '', kyc: [] }],
      kycproviders: [{ kyc_provider: 'metal.kyc', blisted: true }],
    });
    expect(await profiles.readProfile(pool, 'alice')).toMatchObject({ name: 'Alice' });
    expect(await profiles.readProfile(pool, 'bob')).toBe(null);
    expect(await profiles.readProfiles(pool, 'alice')).toHaveLength(1);
    expect(requested.at(-1)).toMatchObject({ code: 'eosio.proton', lower_bound: ALICE, limit: 10 });
    expect(await profiles.readKycProviders(pool)).toEqual([
      { name: 'metal.kyc', blacklisted: true },
    ]);
  });

  it('has oracles with their values', async () => {
    const { pool } = await nodeWith({
      feeds: [{ index: 3, name: 'XPR/BTC', aggregate_function: 'mean', providers: {} }],
      data: [{ feed_index: 3, aggregate: { d_double: '0.5' }, points: [] }],
    });
    expect(await readOracleFeeds(pool, 'oracles')).toMatchObject([
      { name: 'XPR/BTC', value: '0.5' },
    ]);
    expect(await readOracleFeed(pool, 'oracles', '3')).toMatchObject({ value: '0.5' });
    expect(await readOracleFeed(pool, 'oracles', '4')).toBe(null);
    expect(await readOracleFeed(pool, 'oracles', 'x')).toBe(null);
    const empty = await nodeWith({ feeds: [], data: [] });
    expect(await readOracleFeed(empty.pool, 'oracles', '3')).toBe(null);
  });

  it('has stakes without a term and with one', async () => {
    const stake = (account: string) => ({
      index: 1,
      plan_index: 0,
      account,
      start_time: '2026-01-01T00:00:00',
      staked: '100.0000 XPR',
      oracle_price: '0.1',
    });
    const { pool, requested } = await nodeWith({
      votersxpr: [{ owner: 'alice', staked: 50_000, isqualified: 1, claimamount: 7, lastclaim: 5 }],
      delxpr: [{ from: 'alice', to: 'bob', quantity: '5.0000 XPR' }],
      refundsxpr: [{ owner: 'alice', request_time: '2026-01-01T00:00:00', quantity: '2.0000 XPR' }],
      plans: [
        { index: 1, plan_days: 365 },
        { index: 0, plan_days: 90 },
      ],
      stakes: [stake('alice'), stake('bob')],
    });
    expect(await xpr.readShortStake(pool, 'alice', XPR)).toMatchObject({ qualified: true });
    expect(await xpr.readShortStake(pool, 'bob', XPR)).toBe(null);
    expect((await xpr.xprDelegationsFrom(pool, 'alice')).rows[0]?.amount.units).toBe(50_000n);
    expect(requested.at(-1)).toMatchObject({ scope: ALICE, limit: 1000 });
    expect((await xpr.xprRefundOf(pool, 'alice', XPR))?.amount.units).toBe(20_000n);
    expect((await xpr.readStakePlans(pool)).map(({ days }) => days)).toEqual([90, 365]);
    const { rows } = await xpr.longStakesOf(pool, 'alice', XPR);
    expect(rows).toMatchObject([{ account: 'alice', endsAt: Date.UTC(2026, 3, 1) }]);
  });

  it('has its inflation state', async () => {
    const { pool } = await nodeWith({
      global4: [{ continuous_rate: '0.048', inflation_pay_factor: 50_000, votepay_factor: 40_000 }],
      globalsd: [{ totalstaked: '9000000000', totalrstaked: '8000000000' }],
    });
    expect(await readInflation(pool)).toMatchObject({ votepayFactor: 40_000 });
    expect(await readShortStaked(pool)).toEqual({
      staked: 9_000_000_000n,
      rewarded: 8_000_000_000n,
    });
  });

  it('lists wrapped tokens of other chains', async () => {
    const scopeOf = (code: string) => nameFromBigint(symbolCodeToBigint(code));
    const rows = [scopeOf('XETH'), scopeOf('XBTC'), 'zzz'].map((scope) => ({
      code: 'xtokens',
      scope,
      table: 'stat',
    }));
    const stat = (code: string) => ({
      supply: `1.00000000 ${code}`,
      max_supply: `2.00000000 ${code}`,
      issuer: 'xtokens',
    });
    const { pool, requested } = await nodeWith({
      stat: ({ scope }) => {
        if (scope === undefined) return { rows, more: '' };
        return { rows: [stat(scope === '1129595480' ? 'XBTC' : 'XETH')], more: false };
      },
    });
    const { rows: tokens, complete } = await outstandingXtokens(pool);
    expect(tokens.map(({ supply }) => supply.symbol.code)).toEqual(['XBTC', 'XETH']);
    expect(complete).toBe(true);
    expect(requested[0]).toMatchObject({ code: 'xtokens', table: 'stat' });
  });

  it('finds passkeys by name in the second index', async () => {
    const { pool, requested } = await nodeWith({ credentials: [{ id: 1, account: 'alice' }] });
    expect(await readCredentials(pool, 'alice')).toEqual([{ id: 1, account: 'alice' }]);
    expect(requested[0]).toEqual({
      json: true,
      code: 'webauthn',
      scope: 'webauthn',
      table: 'credentials',
      limit: 100,
      index_position: 2,
      key_type: 'name',
      lower_bound: 'alice',
      upper_bound: 'alice',
    });
  });
});

describe('balances', () => {
  it('page by symbol if the node returns no next key', async () => {
    const { pool, requested } = await nodeWith({
      accounts: ({ lower_bound: from }) => ({
        rows: [{ balance: from === undefined ? '1.0000 A' : '2.0000 B' }],
        more: from === undefined,
      }),
    });
    const balances = await tokenBalances(pool, 'eosio.token', 'alice');
    expect(balances.map(({ units }) => units)).toEqual([10_000n, 20_000n]);
    expect(requested[1]).toMatchObject({ scope: ALICE, lower_bound: '66' });
  });
});

describe("the contract's global state", () => {
  it('may lack newer fields, but not the votes', async () => {
    const lean = await nodeWith({ global: [{ total_producer_vote_weight: '5.5' }] });
    expect(await readGlobalState(lean.pool)).toMatchObject({ voteWeight: 5.5, ramSize: 0n });
    const none = await nodeWith({ global: [] });
    expect(await readGlobalState(none.pool)).toBe(null);
  });
});
