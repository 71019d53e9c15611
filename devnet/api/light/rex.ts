import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import type { ApiContext } from '../context.ts';
import { readRow } from '../rows.ts';
import { chainTime } from '../time.ts';

type Row = Record<string, unknown>;

interface Maturity {
  first: string;
  /** Units of REX. */
  second: string | number;
}

/** Decimals of the service's amounts, whatever the token's precision. */
const DECIMALS = 24;
/** Maturity date of savings, as the chain writes it. */
const NEVER = '2106-02-07T06:28:15';

const POOL = [
  'total_lent',
  'total_unlent',
  'total_rent',
  'total_lendable',
  'total_rex',
  'namebid_proceeds',
];

/** The value of an account's REX by maturity, and its fund. */
export function rexJson(context: ApiContext, account: string): Record<string, string> {
  const { pool, fund, balance } = rexRows(context, account);
  const { symbol } = context.chain.spec;
  const now = chainTime(context.chain);
  const sums = {
    matured: BigInt(String(balance?.['matured_rex'] ?? 0)),
    maturing: 0n,
    savings: 0n,
  };
  for (const { first, second } of (balance?.['rex_maturities'] ?? []) as Maturity[]) {
    const isMature = Date.parse(`${first}Z`) <= now;
    sums[isMature ? 'matured' : first === NEVER ? 'savings' : 'maturing'] += BigInt(second);
  }
  const lendable = parseAsset(String(pool['total_lendable'])).units;
  const rex = parseAsset(String(pool['total_rex'])).units;
  const worth = (units: bigint): string =>
    formatAsset({ units: rex === 0n ? 0n : (2n * units * lendable + rex) / (2n * rex), symbol });
  return {
    fund: String(fund?.['balance'] ?? formatAsset({ units: 0n, symbol })),
    matured: worth(sums.matured),
    maturing: worth(sums.maturing),
    savings: worth(sums.savings),
  };
}

/** The same as raw chain data. */
export function rexRawJson(context: ApiContext, account: string): Row {
  const { pool, fund, balance } = rexRows(context, account);
  return {
    pool: {
      ...Object.fromEntries(POOL.map((field) => [field, decimals(pool[field])])),
      loan_num: Number(pool['loan_num']),
    },
    fund: decimals(fund?.['balance']),
    ...(balance && {
      bal: {
        vote_stake: decimals(balance['vote_stake']),
        rex_balance: decimals(balance['rex_balance']),
        matured_rex: String(balance['matured_rex']),
        rex_maturities: balance['rex_maturities'],
      },
    }),
  };
}

function rexRows({ chain }: ApiContext, account: string) {
  const row = (table: string, key?: bigint): Row | null =>
    readRow(chain, { code: 'eosio', scope: 'eosio', table, ...(key === undefined ? {} : { key }) });
  const owner = nameToBigint(account);
  return { pool: row('rexpool') ?? {}, fund: row('rexfund', owner), balance: row('rexbal', owner) };
}

function decimals(asset: unknown): string {
  const [whole = '0', part = ''] =
    String(asset ?? '0')
      .split(' ')[0]
      ?.split('.') ?? [];
  return `${whole}.${part.padEnd(DECIMALS, '0')}`;
}
