import type { Asset } from '../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import { symbolCodeToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import { action, table } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { abiOf } from '../abi.ts';
import { core, sendTransfer } from '../system/money.ts';

/** The paying account. */
const PAYER = 'genesis.wax';
const DAY_MS = 24 * 3600 * 1000;
/** The period over which genesis members receive their award again. It is over. */
const VESTING_MS = 1096 * DAY_MS;
const VESTED_AT = Date.UTC(2019, 6, 1) + VESTING_MS;
/** Awards are as old as those of members who did not claim since: a month before the end. */
const AWARDED_AT = '2022-06-01T00:00:00.000';

interface Genesis {
  balance: Asset;
  unclaimed_balance: Asset;
  last_claim_time: string;
  last_updated: string;
}

const keyOf = ({ symbol }: Asset): bigint => symbolCodeToBigint(symbol.code);
const genesis = (context: ApplyContext, owner: string): TableAccess<Genesis> =>
  context.table('genesis', owner);

const awardgenesis = action<{ receiver: string; tokens: Asset; nonce: bigint }>(
  (context, { receiver, tokens }) => {
    context.requireAuth('eosio');
    check(context.isAccount(receiver), 'receiver account does not exist');
    check(sameSymbol(tokens.symbol, context.core), 'only core token');
    check(tokens.units > 0n, 'must award a positive quantity');
    const before = genesis(context, receiver).get(keyOf(tokens));
    check(!before, 'genesis tokens were awarded already');
    const row = {
      balance: tokens,
      unclaimed_balance: core(context, 0n),
      last_claim_time: AWARDED_AT,
      last_updated: AWARDED_AT,
    };
    genesis(context, receiver).put(row, 'eosio');
  },
);

const claimgenesis = action<{ claimer: string }>((context, { claimer }) => {
  context.requireAuth(claimer);
  const rows = genesis(context, claimer);
  const row = rows.require(keyOf(core(context, 0n)), 'no genesis balance object found');
  const rested = context.now - Date.parse(`${row.last_claim_time}Z`) > DAY_MS;
  check(rested, 'already claimed rewards within past day');
  const passed = Math.min(context.now, VESTED_AT) - Date.parse(`${row.last_updated}Z`);
  const grown = BigInt(Math.trunc(Number(row.balance.units) * (passed / VESTING_MS)));
  const due = passed > 0 ? row.unclaimed_balance.units + grown : 0n;
  check(due > 0n, 'nothing to claim');
  rows.put({
    ...row,
    unclaimed_balance: core(context, 0n),
    last_claim_time: context.time,
    last_updated: context.time,
  });
  sendTransfer(context, PAYER, claimer, due, 'claimgenesis', [claimer]);
});

const actions: Record<string, ActionHandler> = { awardgenesis, claimgenesis };
const tables: Record<string, TableSpec> = {
  genesis: table<Genesis>('genesis_tokens', ({ balance }) => keyOf(balance)),
};

/** WAX's genesis rewards in eosio. */
export const genesisRewards = {
  actions,
  tables,
  abi: abiOf({
    structs: {
      awardgenesis: 'receiver name, tokens asset, nonce uint64',
      claimgenesis: 'claimer name',
      genesis_tokens:
        'balance asset, unclaimed_balance asset, last_claim_time time_point, last_updated time_point',
    },
    actions: Object.keys(actions),
    tables: { genesis: 'genesis_tokens' },
  }),
};
