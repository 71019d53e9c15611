import { numberOf, recordOf } from '../../rpc/json.ts';
import * as limits from '../../core/limits.ts';

/** How REX matures. Chains with REX 2.0 state it in the table `rexmaturity`. */
export interface RexMaturity {
  /** The day of a purchase and the days after it: REX matures at their end. */
  readonly days: number;
  /** Matured REX is sold with the account's next REX action. */
  readonly sellsMatured: boolean;
  /** New REX is in savings. It matures after it is moved out. */
  readonly buysToSavings: boolean;
}

/** The rule of chains without that table. */
export const defaultMaturity: RexMaturity = {
  days: limits.rexDays + 1,
  sellsMatured: false,
  buysToSavings: false,
};

const truth = (value: unknown) => value === true || value === 1;

/** A row of `rexmaturity`, or null. */
export function rexMaturity(row: unknown): RexMaturity | null {
  const fields = recordOf(row);
  const buckets = numberOf(fields.num_of_maturity_buckets);
  if (buckets === null || buckets < 1) return null;
  return {
    days: buckets,
    sellsMatured: truth(fields.sell_matured_rex),
    buysToSavings: truth(fields.buy_rex_to_savings),
  };
}
