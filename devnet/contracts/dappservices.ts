import type { Asset } from '../../src/chain/core/asset.ts';
import { nameFromBigint } from '../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../src/chain/core/symbol.ts';
import { symbolCodeToBigint } from '../../src/chain/core/symbol-bigint.ts';
import { action, table } from '../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../engine/contract.ts';
import { check } from '../engine/errors.ts';
import { abiOf } from './abi.ts';
import { moveBalance, token } from './token.ts';
import { tokenAbi } from './token-abi.ts';

/** The token that is staked. The contract issues it too. */
const DAPP = { code: 'DAPP', precision: 4 };
/** The scope of the users of packages. */
const USERS = nameFromBigint(symbolCodeToBigint(DAPP.code));

interface Package {
  id: bigint;
  api_endpoint: string;
  package_json_uri: string;
  package_id: string;
  service: string;
  provider: string;
  quota: Asset;
  package_period: number;
  min_stake_quantity: Asset;
  min_unstake_period: number;
  enabled: number;
}

interface User {
  id: bigint;
  account: string;
  service: string;
  provider: string;
  quota: Asset;
  balance: Asset;
  last_usage: bigint;
  last_reward: bigint;
  package: string;
  pending_package: string;
  package_started: bigint;
  package_end: bigint;
}

interface Stake {
  id: bigint;
  account: string;
  balance: Asset;
  provider: string;
  service: string;
}

interface Refund {
  id: bigint;
  account: string;
  amount: Asset;
  unstake_time: bigint;
  provider: string;
  service: string;
}

type Place = Pick<User, 'provider' | 'service'>;

const packages = (context: ApplyContext): TableAccess<Package> =>
  context.table('package', context.receiver);
const users = (context: ApplyContext): TableAccess<User> => context.table('accountext', USERS);
const stakes = (context: ApplyContext, owner: string): TableAccess<Stake> =>
  context.table('staking', owner);
const refunds = (context: ApplyContext, owner: string): TableAccess<Refund> =>
  context.table('refunds', owner);

const isOf = (place: Place) => (row: Place) =>
  row.provider === place.provider && row.service === place.service;

function nextId(rows: TableAccess<{ id: bigint }>): bigint {
  return (rows.rows({ reverse: true, limit: 1 })[0]?.id ?? -1n) + 1n;
}

const regpkg = action<{ newpackage: Package }>((context, { newpackage }) => {
  context.requireAuth(newpackage.provider);
  const known = packages(context)
    .rows()
    .filter(isOf(newpackage))
    .some(({ package_id }) => package_id === newpackage.package_id);
  check(!known, 'already exists');
  const id = nextId(packages(context));
  packages(context).put({ ...newpackage, id, enabled: 0 }, newpackage.provider);
});

const enablepkg = action<Place & { package_id: string }>((context, place) => {
  context.requireAuth(place.provider);
  const row = packages(context)
    .rows()
    .find((one) => isOf(place)(one) && one.package_id === place.package_id);
  check(row, 'package must exist');
  packages(context).put({ ...row, enabled: 1 });
});

const selectpkg = action<Place & { owner: string; package: string }>((context, chosen) => {
  const { owner, provider, service } = chosen;
  context.requireAuth(owner);
  const row = packages(context)
    .rows()
    .find((one) => isOf(chosen)(one) && one.package_id === chosen.package);
  check(row, 'package must exist');
  check(row.enabled === 1, 'package must be enabled');
  const old = users(context)
    .rows()
    .find((one) => one.account === owner && isOf(chosen)(one));
  const started = BigInt(context.now);
  const user = old ?? {
    id: nextId(users(context)),
    account: owner,
    service,
    provider,
    balance: { units: 0n, symbol: DAPP },
    last_usage: 0n,
    last_reward: 0n,
    pending_package: chosen.package,
  };
  users(context).put(
    {
      ...user,
      quota: row.quota,
      package: chosen.package,
      pending_package: chosen.package,
      package_started: started,
      package_end: started + BigInt(row.package_period * 1000),
    },
    owner,
  );
});

const stake = action<Place & { from: string; quantity: Asset }>((context, order) => {
  const { from, provider, service, quantity } = order;
  context.requireAuth(from);
  check(sameSymbol(quantity.symbol, DAPP), 'symbol precision mismatch');
  check(quantity.units > 0n, 'must stake positive quantity');
  const user = userOf(context, from, order);
  moveBalance(context, from, context.receiver, quantity, context.receiver);
  changeStake(context, from, { provider, service }, quantity.units);
  users(context).put({ ...user, balance: plus(user.balance, quantity.units) });
});

const unstake = action<Place & { to: string; quantity: Asset }>((context, order) => {
  const { to, provider, service, quantity } = order;
  context.requireAuth(to);
  const user = userOf(context, to, order);
  check(user.balance.units >= quantity.units, 'not enough staked');
  changeStake(context, to, { provider, service }, -quantity.units);
  users(context).put({ ...user, balance: plus(user.balance, -quantity.units) });
  const [first] = packages(context).rows().filter(isOf(order));
  const wait = (first?.min_unstake_period ?? 0) * 1000;
  const row = {
    id: nextId(refunds(context, to)),
    account: to,
    amount: quantity,
    unstake_time: BigInt(context.now + wait) * 1000n,
    provider,
    service,
  };
  refunds(context, to).put(row, to);
});

/** dappservices: packages of the DAPP Network's providers, and who stakes for them. */
export const dappServices: NativeContract = {
  name: 'dappservices',
  abi: withToken(
    abiOf({
      structs: {
        package:
          'id uint64, api_endpoint string, package_json_uri string, package_id name, service name, provider name, quota asset, package_period uint32, min_stake_quantity asset, min_unstake_period uint32, enabled uint8',
        accountext:
          'id uint64, account name, service name, provider name, quota asset, balance asset, last_usage uint64, last_reward uint64, package name, pending_package name, package_started uint64, package_end uint64',
        staking: 'id uint64, account name, balance asset, provider name, service name',
        refundreq:
          'id uint64, account name, amount asset, unstake_time uint64, provider name, service name',
        regpkg: 'newpackage package',
        enablepkg: 'provider name, package_id name, service name',
        selectpkg: 'owner name, provider name, service name, package name',
        stake: 'from name, provider name, service name, quantity asset',
        unstake: 'to name, provider name, service name, quantity asset',
      },
      actions: ['enablepkg', 'regpkg', 'selectpkg', 'stake', 'unstake'],
      tables: {
        package: 'package',
        accountext: 'accountext',
        staking: 'staking',
        refunds: 'refundreq',
      },
    }),
  ),
  actions: { ...token.actions, enablepkg, regpkg, selectpkg, stake, unstake },
  tables: {
    ...token.tables,
    package: table<Package>('package', ({ id }) => id),
    accountext: table<User>('accountext', ({ id }) => id),
    staking: table<Stake>('staking', ({ id }) => id),
    refunds: table<Refund>('refundreq', ({ id }) => id),
  },
};

function withToken(own: ReturnType<typeof abiOf>) {
  return {
    ...own,
    structs: [...tokenAbi.structs, ...own.structs],
    actions: [...tokenAbi.actions, ...own.actions],
    tables: [...tokenAbi.tables, ...own.tables],
  };
}

function userOf(context: ApplyContext, account: string, place: Place): User {
  const user = users(context)
    .rows()
    .find((one) => one.account === account && isOf(place)(one));
  check(user, 'must choose package first');
  return user;
}

function changeStake(context: ApplyContext, account: string, place: Place, change: bigint): void {
  const own = stakes(context, account);
  const row = own.rows().find(isOf(place)) ?? {
    id: nextId(own),
    account,
    balance: { units: 0n, symbol: DAPP },
    provider: place.provider,
    service: place.service,
  };
  own.put({ ...row, balance: plus(row.balance, change) }, account);
}

function plus({ units, symbol }: Asset, more: bigint): Asset {
  return { units: units + more, symbol };
}
