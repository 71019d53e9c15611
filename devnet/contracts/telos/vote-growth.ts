import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';

interface VotingConfig {
  /** Seconds. */
  decay_start_epoch: bigint;
  /** Per cent. */
  decay_increase_yearly: bigint;
}

const KEY = nameToBigint('votingconfig');
const YEAR_SECONDS = 31_536_000;

const config = (context: ApplyContext): TableAccess<VotingConfig> =>
  context.table('votingconfig', 'eosio');

/** The devnet has no EVM, whose contract the chain notifies of it. */
const setvotedecay = action<VotingConfig>((context, row) => {
  context.requireAuth('eosio');
  check(row.decay_increase_yearly <= 100n, 'decay_increase_yearly must be 100 or less');
  config(context).put(row, 'eosio');
});

/** How much more a vote of now weighs than one before growth began. */
export function voteGrowth(context: ApplyContext): number {
  const row = config(context).get(KEY);
  const seconds = Math.floor(context.now / 1000) - Number(row?.decay_start_epoch ?? 0);
  if (!row || row.decay_start_epoch === 0n || seconds <= 0) return 1;
  return 1 + ((Number(row.decay_increase_yearly) / 100) * seconds) / YEAR_SECONDS;
}

const actions: Record<string, ActionHandler> = { setvotedecay };
const tables: Record<string, TableSpec> = {
  votingconfig: table<VotingConfig>('voting_config', () => KEY),
};

/** Telos' growing votes in eosio. */
export const growingVotes = {
  actions,
  tables,
  abi: abiOf({
    structs: {
      setvotedecay: 'decay_start_epoch uint64, decay_increase_yearly uint64',
      voting_config: 'decay_start_epoch uint64, decay_increase_yearly uint64',
    },
    actions: Object.keys(actions),
    tables: { votingconfig: 'voting_config' },
  }),
};
