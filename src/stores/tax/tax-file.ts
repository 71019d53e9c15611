import { tokenPriceSeries } from '../../chain/client/token/token-facts.ts';
import { knownTokens } from '../../chain/config/known-accounts.ts';
import { checkedRecords } from '../../chain/model/tax/check-record.ts';
import { cointrackingColumns, cointrackingRecords } from '../../chain/model/tax/cointracking.ts';
import { dayPrices } from '../../chain/model/tax/day-prices.ts';
import { systemPayments } from '../../chain/model/tax/payers.ts';
import type { TaxTransfer } from '../../chain/model/tax/tax-transfer.ts';
import { dayOf } from '../../chain/model/shared/utc-day.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';

export interface TaxFile {
  readonly columns: readonly string[];
  readonly records: readonly (readonly string[])[];
  /** Records without a value, because no source has a price of their day. */
  readonly unpriced: number;
  /** Records that break a rule of CoinTracking and are left out. */
  readonly refused: number;
}

type Prices = ReadonlyMap<string, ReadonlyMap<string, number>>;

const idOf = ({ contract, code }: Pick<TaxTransfer, 'contract' | 'code'>) => `${contract}:${code}`;

/** The file of an export. With values, prices are requested once for each known token. */
export async function taxFile(
  account: string,
  transfers: readonly TaxTransfer[],
  { values }: { readonly values: boolean },
): Promise<TaxFile> {
  const config = chainConfig();
  const tokens = knownTokens(config);
  const unique = new Map(transfers.map((transfer) => [idOf(transfer), transfer]));
  // Services have prices of known tokens only, and a symbol alone may be another token's.
  const known = [...unique.values()].filter(({ code, contract }) => tokens.get(code) === contract);
  const prices: Prices = values ? await pricesOf(known) : new Map();
  const records = cointrackingRecords(transfers, {
    account,
    chain: config.displayName,
    tokens,
    ...systemPayments(config.accounts),
    priceAt: (token, time) => prices.get(idOf(token))?.get(dayOf(time)) ?? null,
  });
  const { accepted, refused } = checkedRecords(records);
  const isUnpriced = (record: (typeof accepted)[number]) =>
    record['Buy Value in Account Currency (optional)'] === '' &&
    record['Sell Value in Account Currency (optional)'] === '';
  return {
    columns: cointrackingColumns,
    records: accepted.map((record) => cointrackingColumns.map((column) => record[column])),
    unpriced: accepted.filter(isUnpriced).length,
    refused,
  };
}

/** Prices in US dollars by token and day. A token without a source has none. */
async function pricesOf(tokens: readonly TaxTransfer[]): Promise<Prices> {
  const prices = await Promise.all(
    tokens.map(async ({ contract, code }) => {
      const points = await tokenPriceSeries(chainAccess(), { contract, code }, 'all').catch(
        () => [],
      );
      return [idOf({ contract, code }), dayPrices(points)] as const;
    }),
  );
  return new Map(prices);
}
