import type { Action } from '#src/chain/actions/action.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import type { SigningFacts } from '#src/chain/model/signing/warnings/facts.ts';

/** The key the signer's wallet signs with. */
export const ownKey = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
/** Keys of others. */
export const bobsKey = 'PUB_K1_4twhdpbHmxtsqVqrKZvUZkF3haBQ3cJcnqJoYPBfE5vu3wCiM1';
export const strangersKey = 'PUB_K1_4uPLyfNLF8NgGUcN6WRb9i72ztHhhysoCrv5kF9pKhBmmL5tqv';

const minute = 60_000;
const now = Date.UTC(2026, 0, 1);

/** An ordinary payment to somebody known, which no rule has anything against. */
export function facts(change: Partial<SigningFacts> = {}): SigningFacts {
  return {
    actions: [pay()],
    systemContracts: new Set(['eosio']),
    wrappingContracts: new Set(['eosio.msig', 'eosio.wrap']),
    wram: null,
    nested: [],
    nestedUnread: false,
    proposals: [],
    extensions: [],
    cosigners: new Set(),
    ownAccounts: new Set(['alice']),
    ownKeys: new Set([ownKey]),
    keyAccounts: new Map(),
    coreSymbol: 'EOS',
    actor: 'alice',
    permission: 'active',
    signingKey: ownKey,
    expiresAt: now + 50 * minute,
    now,
    knownNames: ['bob', 'carol', 'binancecleos', 'eosio.token'],
    paidHere: new Set(),
    paidBefore: new Set(['bob', 'binancecleos']),
    exchanges: new Set(['binancecleos']),
    swapAccount: null,
    evmContract: null,
    memoReaders: new Set(['binancecleos']),
    knownTokens: new Map([['EOS', 'eosio.token']]),
    knownContracts: new Set(['eosio', 'eosio.token']),
    permissions: new Map(),
    missing: new Set(),
    shorteners: ['bit.ly'],
    ...change,
  };
}

/** Facts that a rule speaks up about, and facts as like them as can be that it has nothing against. */
export interface Vectors {
  readonly fires: readonly (readonly [string, Partial<SigningFacts>, object])[];
  readonly silent: readonly (readonly [string, Partial<SigningFacts>])[];
}

interface Payment {
  readonly contract?: string;
  readonly to?: string;
  readonly quantity?: string;
  readonly memo?: string;
  readonly permission?: string;
}

export function pay(change: Payment = {}): Action {
  const { contract, to, quantity, memo, permission } = {
    contract: 'eosio.token',
    to: 'bob',
    quantity: '1.0000 EOS',
    memo: 'rent',
    permission: 'active',
    ...change,
  };
  return {
    account: contract,
    name: 'transfer',
    authorization: [{ actor: 'alice', permission }],
    data: { from: 'alice', to, quantity, memo },
  };
}

/** An authority as an action holds it: keys of a weight of 1 each, then accounts. */
export function authority(threshold: number, ...holders: readonly string[]) {
  const isKey = (holder: string) => !holder.includes('@');
  return {
    threshold,
    keys: holders.filter(isKey).map((key) => ({ key, weight: 1 })),
    accounts: holders
      .filter((holder) => !isKey(holder))
      .map((holder) => {
        const [actor, permission] = holder.split('@');
        return { permission: { actor, permission }, weight: 1 };
      }),
    waits: [] as { wait_sec: number; weight: number }[],
  };
}

/** A permission as an account has it. */
export function permission(
  name: string,
  { threshold, keys, accounts, waits }: ReturnType<typeof authority>,
): PermissionView {
  return {
    name,
    parent: null,
    threshold,
    keys,
    linked: [],
    children: [],
    accounts: accounts.map((one) => ({
      actor: one.permission.actor ?? '',
      permission: one.permission.permission ?? '',
      weight: one.weight,
    })),
    waits: waits.map(({ wait_sec: seconds, weight }) => ({ seconds, weight })),
  };
}

export function update(auth: object, permissionName = 'active', account = 'alice'): Action {
  return systemCall('updateauth', { account, permission: permissionName, parent: 'owner', auth });
}

export function systemCall(name: string, data: Action['data']): Action {
  return {
    account: 'eosio',
    name,
    authorization: [{ actor: 'alice', permission: 'active' }],
    data,
  };
}

type Links = readonly { readonly contract: string; readonly action: string | null }[];

/** An authority that nothing satisfies. */
export const none = { keys: [], accounts: [], waits: [] };

export const unknown = { kind: 'unknown' };

export const owned = (owner: ReturnType<typeof authority>, active = owner) =>
  new Map([
    ['alice', [{ ...permission('owner', owner), children: [permission('active', active)] }]],
  ]);

export const elsewhere = <T extends object>(action: T) => ({ ...action, account: 'game' });

export const link = (
  requirement: string,
  code = 'eosio.token',
  type = 'transfer',
  account = 'alice',
) => systemCall('linkauth', { account, code, type, requirement });

/** Alice with a permission `pay` below active, and one below that. */
export const lower = (
  auth: ReturnType<typeof authority>,
  linked: Links = [],
  below: Links = [],
) => {
  const child = { ...permission('small', authority(1, ownKey)), parent: 'pay', linked: below };
  const pay = { ...permission('pay', auth), parent: 'active', linked, children: [child] };
  const active = { ...permission('active', authority(1, ownKey)), children: [pay] };
  return new Map([
    ['alice', [{ ...permission('owner', authority(1, ownKey)), children: [active] }]],
  ]);
};
