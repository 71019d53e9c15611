import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import { formatTimeSeconds } from '../../../../src/chain/core/format-time.ts';
import { action, table } from '../../../engine/contract.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';

/** How long REX is locked, and what happens to it. Only Vaulta can change it. */
interface RexMaturity {
  /** Days from the start of the day of the purchase. */
  num_of_maturity_buckets: number;
  /** Whether matured REX is sold by the owner's next REX action. */
  sell_matured_rex: boolean;
  /** Whether bought REX goes to the savings. */
  buy_rex_to_savings: boolean;
}

const KEY = nameToBigint('rexmaturity');
const DAY = 24 * 3600;
const MOST_BUCKETS = 30;
/** The rules of the first REX: four days after the end of the day. */
const FIRST: RexMaturity = {
  num_of_maturity_buckets: 5,
  sell_matured_rex: false,
  buy_rex_to_savings: false,
};

const rows = (context: ApplyContext): TableAccess<RexMaturity> =>
  context.table('rexmaturity', 'eosio');

export function rexMaturity(context: ApplyContext): RexMaturity {
  return rows(context).get(KEY) ?? FIRST;
}

/** When REX bought now can be sold. */
export function maturityTime(context: ApplyContext): string {
  const seconds = Math.floor(context.now / 1000);
  const { num_of_maturity_buckets: days } = rexMaturity(context);
  return formatTimeSeconds((seconds - (seconds % DAY) + days * DAY) * 1000);
}

export const setrexmature = action<{ [Key in keyof RexMaturity]: RexMaturity[Key] | null }>(
  (context, { num_of_maturity_buckets: days, sell_matured_rex, buy_rex_to_savings }) => {
    context.requireAuth('eosio');
    const before = rexMaturity(context);
    const num_of_maturity_buckets = days ?? before.num_of_maturity_buckets;
    check(num_of_maturity_buckets > 0, 'num_of_maturity_buckets must be positive');
    check(
      num_of_maturity_buckets <= MOST_BUCKETS,
      'num_of_maturity_buckets must be less than or equal to 30',
    );
    const row = {
      num_of_maturity_buckets,
      sell_matured_rex: sell_matured_rex ?? before.sell_matured_rex,
      buy_rex_to_savings: buy_rex_to_savings ?? before.buy_rex_to_savings,
    };
    rows(context).put(row, 'eosio');
  },
);

export const maturityTables: Record<string, TableSpec> = {
  rexmaturity: table<RexMaturity>('rex_maturity', () => KEY),
};
