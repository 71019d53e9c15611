import { nameToBigint } from '../../../src/chain/core/name.ts';
import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';

const TREASURY = 'fio.treasury';

interface Rewards {
  rewards: bigint;
}

type Pool = 'bprewards' | 'bpbucketpool';

const CONTRACTS = ['fio.address', 'fio.fee', 'fio.perms', 'fio.reqobt', 'fio.staking', 'fio.token'];
const PAYERS = [...CONTRACTS, 'eosio', 'eosio.msig'];

const pool = (context: ApplyContext, name: Pool): TableAccess<Rewards> =>
  context.table(name, context.receiver);

/** A table with one row, as a singleton has. */
const single = (name: Pool) => table<Rewards>('bpreward', () => nameToBigint(name));

const addsTo = (name: Pool) =>
  action<{ amount: bigint }>((context, { amount }) => {
    check(PAYERS.some(context.hasAuth), 'missing required authority of fio.treasury');
    const before = pool(context, name).get(nameToBigint(name))?.rewards ?? 0n;
    pool(context, name).put({ rewards: before + amount }, context.receiver);
  });

/**
 * fio.treasury: what producers will be paid of fees. Fees of names go to a bucket that is paid out
 * over a year.
 */
export const fioTreasury: NativeContract = {
  name: TREASURY,
  abi: abiOf({
    structs: {
      bprewdupdate: 'amount uint64',
      bppoolupdate: 'amount uint64',
      bpreward: 'rewards uint64',
    },
    actions: ['bprewdupdate', 'bppoolupdate'],
    tables: { bprewards: 'bpreward', bpbucketpool: 'bpreward' },
  }),
  actions: { bprewdupdate: addsTo('bprewards'), bppoolupdate: addsTo('bpbucketpool') },
  tables: { bprewards: single('bprewards'), bpbucketpool: single('bpbucketpool') },
};
