import { SystemContract } from '@wharfkit/account';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { TokenSymbol } from '../../../src/chain/core/symbol.ts';
import { action, table } from '../../engine/contract.ts';
import type { ActionHandler, NativeContract } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import type { UserResources } from '../system/rows.ts';
import { FIO_GLOBAL, initFioGlobal } from './global.ts';
import { fioLocks } from './locks.ts';
import { countFioBlock, producerActions } from './producers.ts';
import { voteTables } from './vote-rows.ts';
import { voteActions } from './votes.ts';

const OPENERS = ['eosio', 'fio.token', 'fio.address'];
const FIRST_RAM = 25_600;

const init = action<{ version: number; core: TokenSymbol }>((context) => {
  context.requireAuth('eosio');
  initFioGlobal(context);
});

/** Only FIO's contracts create accounts, from keys. */
const newaccount = action<{ creator: string; name: string }>((context, { creator, name }) => {
  check(OPENERS.includes(creator), 'new account is not permitted');
  context.setLimits(name, { ram: FIRST_RAM, net: -1, cpu: -1 });
  const nothing = { units: 0n, symbol: context.core };
  const row = { owner: name, net_weight: nothing, cpu_weight: nothing, ram_bytes: 0n };
  context.table<UserResources>('userres', name).put(row, name);
});

/** Raises an account's RAM quota; RAM is not sold. */
const incram = action<{ accountname: string; amount: bigint }>(
  (context, { accountname, amount }) => {
    context.requireAuth('eosio');
    check(amount > 0n, 'cannot reduce ram');
    const limits = context.limits(accountname);
    if (limits.ram >= 0)
      context.setLimits(accountname, { ...limits, ram: limits.ram + Number(amount) });
  },
);

const onlyNative: ActionHandler = () => undefined;
/** Native actions, with the same arguments as on other chains. */
const NATIVE = [
  'updateauth',
  'deleteauth',
  'linkauth',
  'unlinkauth',
  'canceldelay',
  'setabi',
  'setcode',
];

const common = SystemContract.abi;
const by = 'actor name, max_fee int64';
const own = abiOf({
  structs: {
    updateauth: 'account name, permission name, parent name, auth authority, max_fee uint64',
    deleteauth: 'account name, permission name, max_fee uint64',
    linkauth: 'account name, code name, type name, requirement name, max_fee uint64',
    incram: 'accountname name, amount int64',
    ...fioLocks.structs,
    updatepower: 'voter name, updateonly bool',
    voteproducer: `producers string[], fio_address string, ${by}`,
    voteproxy: `proxy string, fio_address string, ${by}`,
    regproxy: `fio_address string, ${by}`,
    unregproxy: `fio_address string, ${by}`,
    regproducer: `fio_address string, fio_pub_key string, url string, location uint16, ${by}`,
    unregprod: `fio_address string, ${by}`,
    updlbpclaim: 'producer name',
    resetclaim: 'producer name',
    eosio_global_state:
      'last_producer_schedule_update block_timestamp_type, last_pervote_bucket_fill time_point, pervote_bucket int64, perblock_bucket int64, total_unpaid_blocks uint32, total_voted_fio int64, thresh_voted_fio_time time_point, last_producer_schedule_size uint16, total_producer_vote_weight float64, last_name_close block_timestamp_type, last_fee_update block_timestamp_type',
    producer_info:
      'id uint64, owner name, fio_address string, addresshash uint128, total_votes float64, producer_public_key public_key, is_active bool, url string, unpaid_blocks uint32, last_claim_time time_point, last_bpclaim uint32, location uint16',
    voter_info:
      'id uint64, fioaddress string, addresshash uint128, owner name, proxy name, producers name[], last_vote_weight float64, proxied_vote_weight float64, is_proxy bool, is_auto_proxy bool, reserved2 uint32, reserved3 asset',
  },
  actions: ['incram', ...Object.keys(voteActions), ...Object.keys(producerActions), 'addgenlocked'],
  tables: {
    global: 'eosio_global_state',
    producers: 'producer_info',
    voters: 'voter_info',
    locktokensv2: 'locked_tokens_info_v2',
    userres: 'user_resources',
  },
});

const named = new Set(own.structs.map(({ name }) => name));
const shared = new Set(['init', 'newaccount', ...NATIVE]);

/** FIO's eosio: no staking and no RAM market. The vote weight is the balance. */
export const fioSystem: NativeContract = {
  name: 'system',
  abi: {
    ...own,
    types: common.types,
    structs: [...common.structs.filter(({ name }) => !named.has(name)), ...own.structs],
    actions: [...common.actions.filter(({ name }) => shared.has(String(name))), ...own.actions],
    variants: common.variants,
  },
  actions: {
    ...Object.fromEntries(NATIVE.map((name) => [name, onlyNative])),
    init,
    newaccount,
    incram,
    ...voteActions,
    ...producerActions,
    ...fioLocks.actions,
  },
  tables: {
    ...voteTables,
    ...fioLocks.tables,
    global: table('eosio_global_state', () => FIO_GLOBAL),
    userres: table<UserResources>('user_resources', ({ owner }) => nameToBigint(owner)),
  },
  onBlock: (context, { producer }) => countFioBlock(context, producer),
};
