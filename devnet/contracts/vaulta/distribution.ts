import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import { formatTimeSeconds } from '../../../src/chain/core/format-time.ts';
import { action, table } from '../../engine/contract.ts';
import type {
  ActionHandler,
  ApplyContext,
  NativeContract,
  TableAccess,
} from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { core, sendTransfer } from '../system/money.ts';

interface Settings {
  /** Seconds. */
  epoch_time_interval: number;
  next_epoch_timestamp: string;
}

interface Strategy {
  /** The account that gets this part. */
  strategy: string;
  weight: number;
}

/** Pays a strategy its part. */
type Pay = (context: ApplyContext, units: bigint) => void;

const SETTINGS = nameToBigint('settings');
const settingsOf = (context: ApplyContext): TableAccess<Settings> =>
  context.table('settings', context.receiver);
const strategiesOf = (context: ApplyContext): TableAccess<Strategy> =>
  context.table('strategies', context.receiver);

const init = action<{ epoch_time_interval: number }>((context, { epoch_time_interval }) => {
  context.requireAuth(context.receiver);
  check(epoch_time_interval > 0, 'epoch_time_interval must be greater than 0');
  const first = { next_epoch_timestamp: formatTimeSeconds(0) };
  const row = { ...first, ...settingsOf(context).get(SETTINGS), epoch_time_interval };
  settingsOf(context).put(row, context.receiver);
});

const setstrategy = (known: Readonly<Record<string, Pay>>): ActionHandler =>
  action<Strategy>((context, row) => {
    context.requireAuth(context.receiver);
    check(row.weight > 0, 'weight must be greater than 0');
    check(Object.hasOwn(known, row.strategy), 'strategy not defined');
    strategiesOf(context).put(row, context.receiver);
  });

const delstrategy = action<{ strategy: string }>((context, { strategy }) => {
  context.requireAuth(context.receiver);
  strategiesOf(context).require(nameToBigint(strategy), 'strategy not found');
  strategiesOf(context).remove(nameToBigint(strategy));
});

/** Anybody can distribute the balance once an epoch. */
const distribute = (known: Readonly<Record<string, Pay>>): ActionHandler =>
  action((context) => {
    beginEpoch(context);
    const key = symbolCodeToBigint(context.core.code);
    const held = context.table<{ balance: Asset }>('accounts', context.receiver, 'eosio.token');
    const units = held.get(key)?.balance.units ?? 0n;
    const strategies = strategiesOf(context).rows();
    const total = BigInt(strategies.reduce((sum, { weight }) => sum + weight, 0));
    for (const { strategy, weight } of strategies) {
      const part = (units * BigInt(weight)) / total;
      if (part > 0n) known[strategy]!(context, part);
    }
  });

function beginEpoch(context: ApplyContext): void {
  const settings = settingsOf(context).require(SETTINGS, 'contract not initialized');
  const now = Math.floor(context.now / 1000);
  const { epoch_time_interval: interval, next_epoch_timestamp: next } = settings;
  check(Date.parse(`${next}Z`) / 1000 <= now, 'epoch not finished');
  const end = Math.floor(now / interval) * interval + interval;
  settingsOf(context).put({ ...settings, next_epoch_timestamp: formatTimeSeconds(end * 1000) });
}

const actions = {
  delstrategy: 'strategy name',
  distribute: '',
  init: 'epoch_time_interval uint32',
  setstrategy: 'strategy name, weight uint16',
};

/** A contract that distributes its balance by weights. The devnet has the strategies in use. */
function distributing(name: string, strategies: Readonly<Record<string, Pay>>): NativeContract {
  return {
    name,
    abi: abiOf({
      structs: {
        ...actions,
        settings_row: 'epoch_time_interval uint32, next_epoch_timestamp time_point_sec',
        strategies_row: 'strategy name, weight uint16',
      },
      actions: Object.keys(actions),
      tables: { settings: 'settings_row', strategies: 'strategies_row' },
    }),
    actions: {
      delstrategy,
      distribute: distribute(strategies),
      init,
      setstrategy: setstrategy(strategies),
    },
    tables: {
      settings: table<Settings>('settings_row', () => SETTINGS),
      strategies: table<Strategy>('strategies_row', ({ strategy }) => nameToBigint(strategy)),
    },
  };
}

/** eosio.fees: all system fees, for the producers. */
export const fees = distributing('eosio.fees', {
  'eosio.bpay': (context, units) =>
    sendTransfer(context, context.receiver, 'eosio.bpay', units, 'system fees'),
});

/** eosio.reward: staking rewards, for those who hold REX. */
export const reward = distributing('eosio.reward', {
  'eosio.rex': (context, units) => {
    const { receiver: payer } = context;
    context.sendInline({
      account: 'eosio',
      name: 'donatetorex',
      authorization: [{ actor: payer, permission: 'active' }],
      args: { payer, quantity: core(context, units), memo: 'staking rewards' },
    });
  },
});
