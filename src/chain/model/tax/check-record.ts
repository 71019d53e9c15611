import {
  cointrackingColumns,
  type CointrackingRecord,
  type CointrackingType,
  cointrackingTypes,
} from './cointracking.ts';

const AMOUNT = /^\d+(\.\d+)?$/;
const DATE = /^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/;

export type BrokenRule =
  | 'columns'
  | 'type'
  | 'sides'
  | 'amount'
  | 'currency'
  | 'fee'
  | 'date'
  | 'value';

/** The rules of CoinTracking's columns that a record breaks. */
export function brokenRules(record: CointrackingRecord): BrokenRule[] {
  const sides: readonly string[] = cointrackingTypes[record.Type as CointrackingType] ?? [];
  const filled = (['Buy', 'Sell'] as const).filter((side) => record[`${side} Amount`] !== '');
  const rules: Readonly<Record<BrokenRule, boolean>> = {
    columns: cointrackingColumns.every((column) => typeof record[column] === 'string'),
    type: record.Type in cointrackingTypes,
    // A deposit has no sold amount, a withdrawal no bought one, a trade has both.
    sides: filled.join() === sides.join(),
    amount: filled.every((side) => {
      const amount = record[`${side} Amount`];
      return AMOUNT.test(amount) && /[1-9]/.test(amount);
    }),
    currency: (['Buy', 'Sell'] as const).every(
      (side) => (record[`${side} Currency`] !== '') === filled.includes(side),
    ),
    fee: (record.Fee === '') === (record['Fee Currency'] === ''),
    date: DATE.test(record.Date) && !record.Date.endsWith('.1970 00:00:00'),
    value: (['Buy', 'Sell'] as const).every((side) => {
      const value = record[`${side} Value in Account Currency (optional)`];
      return value === '' || (AMOUNT.test(value) && filled.includes(side));
    }),
  };
  return (Object.keys(rules) as BrokenRule[]).filter((rule) => !rules[rule]);
}

/** Records that the import accepts, and the number of the others. */
export function checkedRecords(records: readonly CointrackingRecord[]) {
  const accepted = records.filter((record) => brokenRules(record).length === 0);
  return { accepted, refused: records.length - accepted.length };
}
