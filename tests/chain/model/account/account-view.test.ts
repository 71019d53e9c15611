import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import * as v from '#src/chain/core/schema.ts';
import { parseTime } from '#src/chain/core/time.ts';
import { accountView } from '#src/chain/model/account/account-view.ts';
import { permissionTree, withLinks } from '#src/chain/model/permission/permission-tree.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { accountResponse } from '#src/chain/rpc/responses.ts';
import { recordings } from '#tests/recordings/read.ts';
import { TOTALITY } from '../hostile.ts';

/** Ten thousand cases take long on a busy machine. */
const SLOW = { timeout: 180_000 };

const EOS = { code: 'EOS', precision: 4 };
const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

function permission(name: string, parent: string, extra: Record<string, unknown> = {}) {
  const required_auth = { threshold: 1, keys: [{ key: KEY, weight: 1 }], accounts: [], waits: [] };
  return { perm_name: name, parent, required_auth, ...extra };
}

function answer(extra: Record<string, unknown> = {}): unknown {
  return {
    account_name: 'alice',
    created: '2020-01-02T03:04:05.500',
    privileged: false,
    last_code_update: '1970-01-01T00:00:00.000',
    core_liquid_balance: '100.0000 EOS',
    ram_quota: 8000,
    ram_usage: 3000,
    net_limit: { used: 1, available: 2, max: 3 },
    cpu_limit: { used: 4, available: 5, max: 9 },
    permissions: [permission('active', 'owner'), permission('owner', '')],
    ...extra,
  };
}

const view = (extra: Record<string, unknown> = {}, symbol = EOS) =>
  accountView(v.parse(accountResponse, answer(extra)), { symbol });

const treeOf = (permissions: unknown, keyPrefix = 'EOS') =>
  permissionTree(view({ permissions }).permissions, keyPrefix);

describe('an account', () => {
  it('of a chain with a new core token has its stakes in it, and the legacy balance apart', () => {
    const response = v.parse(
      accountResponse,
      answer({
        self_delegated_bandwidth: { net_weight: '1.0000 EOS', cpu_weight: '2.0000 EOS' },
        refund_request: {
          request_time: '2026-01-01T00:00:00',
          net_amount: '0.5000 EOS',
          cpu_amount: '0.2500 EOS',
        },
      }),
    );
    const symbol = { code: 'A', precision: 4 };
    const context = { symbol, legacySymbol: EOS };
    const account = accountView(response, { ...context, liquid: { units: 10_0000n, symbol } });
    expect(formatAsset(account.liquid)).toBe('10.0000 A');
    expect(formatAsset(account.stakedCpu)).toBe('2.0000 A');
    expect(formatAsset(account.refund!.net)).toBe('0.5000 A');
    expect(formatAsset(account.total)).toBe('13.7500 A');
    expect(account.legacy && formatAsset(account.legacy)).toBe('100.0000 EOS');
    // The node's balance is the legacy token's.
    expect(formatAsset(accountView(response, context).liquid)).toBe('0.0000 A');
    const none = accountView({ ...response, core_liquid_balance: '0.0000 EOS' }, context);
    expect(none.legacy).toBeNull();
    expect(view().legacy).toBeNull();
  });

  it('has in total what is liquid, staked by itself and refunding', () => {
    const account = view({
      self_delegated_bandwidth: { net_weight: '1.0000 EOS', cpu_weight: '2.0000 EOS' },
      refund_request: {
        request_time: '2026-01-01T00:00:00',
        net_amount: '0.5000 EOS',
        cpu_amount: '0.2500 EOS',
      },
      // Staked by others counts for resources, not for what it owns.
      total_resources: { net_weight: '50.0000 EOS', cpu_weight: '50.0000 EOS' },
    });
    expect(formatAsset(account.total)).toBe('103.7500 EOS');
    expect(formatAsset(account.stakedCpu)).toBe('2.0000 EOS');
    expect(formatAsset(account.stakedNet)).toBe('1.0000 EOS');
  });

  it('has used what the node counts now, and nothing a day after its last action', () => {
    const limits = (last_usage_update_time: string, more: object = {}) => {
      const limit = { used: 90, available: 10, max: 100, last_usage_update_time, ...more };
      return { head_block_time: '2026-01-03T00:00:00.500', net_limit: limit, cpu_limit: limit };
    };
    const old = view(limits('2026-01-01T23:59:59.500'));
    expect([old.cpu, old.net]).toMatchObject(Array(2).fill({ used: 0, available: 100 }));
    expect(view(limits('2026-01-02T12:00:00.000')).cpu.used).toBe(90);
    const recovering = view(limits('2026-01-02T12:00:00.000', { current_used: 45 }));
    expect(recovering.cpu).toMatchObject({ used: 45, available: 55, max: 100 });
    const whole = view(limits('2026-01-02T12:00:00.000', { current_used: 99 }));
    expect(whole.cpu).toMatchObject({ used: 90, available: 10 });
  });

  it('has no less used where it may use without limit, and nothing where it may use none', () => {
    const use = (max: number) => {
      const limit = { used: 90, available: max, max, current_used: 45 };
      return view({ cpu_limit: limit }).cpu.used;
    };
    expect([use(-1), use(0), use(100)]).toEqual([90, 45, 45]);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [0, false],
    [false, false],
    [undefined, false],
  ])('votes for others where the row says %j: %s', (is_proxy, isProxy) => {
    expect(view({ voter_info: { producers: [], is_proxy } }).voter?.isProxy).toBe(isProxy);
  });

  it('counts what it stakes for others and has in REX: its vote weighs all of it', () => {
    const staking = {
      self_delegated_bandwidth: { net_weight: '1.0000 EOS', cpu_weight: '2.0000 EOS' },
      total_resources: { net_weight: '1.0000 EOS', cpu_weight: '2.0000 EOS' },
      voter_info: { staked: '90000', producers: [], proxy: '', is_proxy: 0 },
    };
    const account = view({ ...staking, rex_info: { owner: 'alice', vote_stake: '4.0000 EOS' } });
    expect(account.stakedForOthers && formatAsset(account.stakedForOthers)).toBe('2.0000 EOS');
    expect(account.inRex && formatAsset(account.inRex)).toBe('4.0000 EOS');
    expect(formatAsset(account.total)).toBe('109.0000 EOS');
    // Seen on EOS: the REX of another account in the answer of one that has none.
    const none = view({ ...staking, rex_info: { owner: 'jesta.x', vote_stake: '4.0000 EOS' } });
    expect(none.inRex).toBeNull();
  });

  it('stakes nothing for others where its resources are staked for in another token', () => {
    const account = view({
      total_resources: { net_weight: '1.0000 SYS', cpu_weight: '2.0000 SYS' },
      voter_info: { staked: 90_000, producers: [], proxy: '', is_proxy: 0 },
    });
    expect(account.stakedForOthers).toBeNull();
    expect(formatAsset(account.total)).toBe('100.0000 EOS');
  });

  it('can claim a refund three days after the request', () => {
    const { refund } = view({
      refund_request: {
        request_time: '2026-01-01T00:00:00',
        net_amount: '0.0000 EOS',
        cpu_amount: '0.2500 EOS',
      },
    });
    expect(refund?.availableAt).toBe(parseTime('2026-01-04T00:00:00'));
  });

  it('without a liquid balance has none of the core token', () => {
    const account = view({ core_liquid_balance: undefined });
    expect(account.liquid).toEqual({ units: 0n, symbol: EOS });
    expect(account.total).toEqual({ units: 0n, symbol: EOS });
    expect(account.refund).toBeNull();
    expect(account.voter).toBeNull();
  });

  it('keeps -1 where resources are unlimited', () => {
    const limit = { used: -1, available: -1, max: -1 };
    const account = view({ ram_quota: -1, net_limit: limit, cpu_limit: limit });
    expect([account.ram.quota, account.cpu, account.net]).toEqual([-1, limit, limit]);
  });

  it('shows contract, privilege and creation time', () => {
    expect(view()).toMatchObject({
      hasContract: false,
      privileged: false,
      createdAt: Date.UTC(2020, 0, 2, 3, 4, 5, 500),
    });
    const contract = { privileged: true, last_code_update: '2021-01-01T00:00:00.000' };
    expect(view(contract)).toMatchObject({ hasContract: true, privileged: true });
  });

  it('votes, or has a proxy, or is one', () => {
    const voter = { staked: '20000', producers: ['bpone'], proxy: '', is_proxy: 0 };
    expect(view({ voter_info: voter }).voter).toEqual({
      producers: ['bpone'],
      proxy: null,
      isProxy: false,
      staked: { units: 20000n, symbol: EOS },
    });
    const proxied = { ...voter, producers: [], proxy: 'proxyone', is_proxy: 1 };
    expect(view({ voter_info: proxied }).voter).toMatchObject({ proxy: 'proxyone', isProxy: true });
  });

  it('of FIO has voter info of another form', () => {
    const fio = { code: 'FIO', precision: 9 };
    const voter_info = {
      id: 40,
      fioaddress: '',
      addresshash: '0x00',
      owner: 'alice',
      proxy: '',
      producers: [],
      is_proxy: 0,
      is_auto_proxy: 1,
    };
    expect(view({ voter_info }, fio).voter?.staked).toEqual({ units: 0n, symbol: fio });
  });
});

describe('permissions', () => {
  const names = (tree: readonly PermissionView[]): unknown =>
    tree.map((one) => (one.children.length > 0 ? [one.name, names(one.children)] : one.name));

  it('hang below their parents', () => {
    const permissions = [
      permission('voting', 'active'),
      permission('active', 'owner'),
      permission('owner', ''),
      permission('deep', 'voting'),
    ];
    expect(names(treeOf(permissions))).toEqual([['owner', [['active', [['voting', ['deep']]]]]]]);
  });

  it('in a circle or without their parent are shown once each all the same', () => {
    const permissions = [
      permission('a', 'b'),
      permission('b', 'a'),
      permission('lost', 'gone'),
      permission('self', 'self'),
      permission('owner', ''),
    ];
    expect(names(treeOf(permissions))).toEqual(['owner', 'lost', ['a', ['b']], 'self']);
  });

  it('show keys in the chain’s form, and what is no key as it came', () => {
    const keys = [
      { key: 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63', weight: 1 },
      { key: '<img>', weight: 1 },
    ];
    const required_auth = { threshold: 1, keys };
    const shown = (prefix: string) =>
      treeOf([permission('owner', '', { required_auth })], prefix)[0]?.keys.map(({ key }) => key);
    expect(shown('EOS')).toEqual([KEY, '<img>']);
    expect(shown('FIO')).toEqual([KEY.replace('EOS', 'FIO'), '<img>']);
  });

  it('hold accounts, waits, threshold and linked actions', () => {
    const required_auth = {
      threshold: 2,
      accounts: [{ permission: { actor: 'bob', permission: 'active' }, weight: 1 }],
      waits: [{ wait_sec: 3600, weight: 1 }],
    };
    const linked_actions = [{ account: 'eosio.token', action: 'transfer' }, { account: 'game' }];
    const [owner] = treeOf([permission('owner', '', { required_auth, linked_actions })]);
    expect(owner).toMatchObject({
      threshold: 2,
      keys: [],
      parent: null,
      accounts: [{ actor: 'bob', permission: 'active', weight: 1 }],
      waits: [{ seconds: 3600, weight: 1 }],
      linked: [
        { contract: 'eosio.token', action: 'transfer' },
        { contract: 'game', action: null },
      ],
    });
  });

  it('get the links of an indexer, none twice', () => {
    const linked_actions = [{ account: 'eosio', action: 'claimrewards' }];
    const permissions = [permission('owner', ''), permission('claim', 'owner', { linked_actions })];
    const [owner] = withLinks(treeOf(permissions), [
      { permission: 'claim', contract: 'eosio', action: 'claimrewards' },
      { permission: 'claim', contract: 'eosio', action: 'refund' },
    ]);
    expect(owner?.children[0]?.linked).toEqual([
      { contract: 'eosio', action: 'claimrewards' },
      { contract: 'eosio', action: 'refund' },
    ]);
  });
});

it('recorded accounts of six chains have a view that adds up', () => {
  for (const { file, response } of recordings('v1_chain_get_account')) {
    const raw = v.parse(accountResponse, response);
    const reported = raw.core_liquid_balance ?? '0.0000 EOS';
    const code = reported.split(' ')[1] ?? '';
    const precision = reported.split(' ')[0]?.split('.')[1]?.length ?? 0;
    const account = accountView(raw, { symbol: { code, precision } });
    expect(formatAsset(account.liquid), file).toBe(reported);
    const { stakedCpu, stakedNet, refund, stakedForOthers, inRex } = account;
    const staked = [stakedCpu, stakedNet, stakedForOthers, inRex];
    const parts = [account.liquid, ...staked, refund?.cpu, refund?.net];
    const sum = parts.reduce((total, part) => total + (part?.units ?? 0n), 0n);
    expect(account.total.units, file).toBe(sum);
    const count = (tree: readonly PermissionView[]): number =>
      tree.reduce((total, one) => total + 1 + count(one.children), 0);
    expect(count(permissionTree(account.permissions, 'EOS')), file).toBe(raw.permissions.length);
    expect(account.createdAt, file).toBeGreaterThan(Date.UTC(2018, 5, 1));
  }
});

it('any answer of the right form has a view', SLOW, () => {
  const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
  const text = fc.oneof(fc.string(), fc.constantFrom('', 'owner', 'active', '-1.0000 EOS', KEY));
  const count = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  const limit = fc.record({ used: count, available: count, max: count });
  const level = fc.record({ actor: text, permission: text });
  const auth = fc.record({
    threshold: count,
    keys: few(fc.record({ key: text, weight: count })),
    accounts: few(fc.record({ permission: level, weight: count })),
    waits: few(fc.record({ wait_sec: count, weight: count })),
  });
  const hostile = fc.record({
    account_name: text,
    created: text,
    last_code_update: text,
    core_liquid_balance: text,
    ram_quota: count,
    ram_usage: count,
    net_limit: limit,
    cpu_limit: limit,
    permissions: few(fc.record({ perm_name: text, parent: text, required_auth: auth })),
    self_delegated_bandwidth: fc.record({ net_weight: text, cpu_weight: text }),
    refund_request: fc.record({ request_time: text, net_amount: text, cpu_amount: text }),
    voter_info: fc.option(fc.dictionary(text, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 })),
  });
  fc.assert(
    fc.property(hostile, (value) => {
      const result = v.safeParse(accountResponse, value);
      expect(result.success).toBe(true);
      if (!result.success) return;
      permissionTree(accountView(result.output, { symbol: EOS }).permissions, 'EOS');
    }),
    TOTALITY,
  );
});
