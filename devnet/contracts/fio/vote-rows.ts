import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { table } from '../../engine/contract.ts';
import { orderedFloat } from '../../engine/index-keys.ts';
import { firstFrom, wide } from './rows.ts';

export interface FioProducer {
  id: bigint;
  owner: string;
  fio_address: string;
  addresshash: bigint;
  total_votes: number;
  producer_public_key: string;
  is_active: boolean;
  url: string;
  unpaid_blocks: number;
  last_claim_time: string;
  last_bpclaim: number;
  location: number;
}

export interface FioVoter {
  id: bigint;
  fioaddress: string;
  addresshash: bigint;
  owner: string;
  proxy: string;
  producers: string[];
  last_vote_weight: number;
  proxied_vote_weight: number;
  is_proxy: boolean;
  is_auto_proxy: boolean;
  reserved2: number;
  reserved3: Asset;
}

export const voteTables: Record<string, TableSpec> = {
  producers: table<FioProducer>(
    'producer_info',
    ({ id }) => id,
    {
      type: 'idx_double',
      key: ({ is_active, total_votes }) => orderedDouble(is_active ? -total_votes : total_votes),
    },
    wide(({ addresshash }) => addresshash),
    ({ owner }) => nameToBigint(owner),
  ),
  voters: table<FioVoter>(
    'voter_info',
    ({ id }) => id,
    wide(({ addresshash }) => addresshash),
    ({ owner }) => nameToBigint(owner),
  ),
};

export const producers = (context: ApplyContext): TableAccess<FioProducer> =>
  context.table('producers', 'eosio', 'eosio');
export const voters = (context: ApplyContext): TableAccess<FioVoter> =>
  context.table('voters', 'eosio', 'eosio');

export function findProducer(context: ApplyContext, owner: string): FioProducer | undefined {
  const row = firstFrom(producers(context), 4, nameToBigint(owner));
  return row?.owner === owner ? row : undefined;
}

export function findVoter(context: ApplyContext, owner: string): FioVoter | undefined {
  const row = firstFrom(voters(context), 3, nameToBigint(owner));
  return row?.owner === owner ? row : undefined;
}

export function orderedDouble(value: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return orderedFloat(view.getBigUint64(0), 64);
}
