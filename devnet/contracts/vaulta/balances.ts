import type { Asset } from '../../../src/chain/core/asset.ts';
import { nameFromBigint, nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '../../../src/chain/core/symbol-bigint.ts';
import type { TokenSymbol } from '../../../src/chain/core/symbol.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { table } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';

interface Balance {
  balance: Asset;
  /** Whether the owner pays for the row. Before its first payment the contract does. */
  released: boolean;
}

interface Stat {
  supply: Asset;
  max_supply: Asset;
  issuer: string;
}

interface Config {
  token_symbol: TokenSymbol;
}

const CONFIG = nameToBigint('config');
const codeKey = ({ code }: TokenSymbol): bigint => symbolCodeToBigint(code);

export const balanceTables: Record<string, TableSpec> = {
  accounts: table<Balance>('account', ({ balance }) => codeKey(balance.symbol)),
  config: table<Config>('config', () => CONFIG),
  stat: table<Stat>('currency_stats', ({ supply }) => codeKey(supply.symbol)),
};

const balancesOf = (context: ApplyContext, owner: string): TableAccess<Balance> =>
  context.table('accounts', owner);
const statOf = (context: ApplyContext, symbol: TokenSymbol): TableAccess<Stat> =>
  context.table('stat', nameFromBigint(codeKey(symbol)));
const configOf = (context: ApplyContext): TableAccess<Config> =>
  context.table('config', context.receiver);

/** The supply of a token of the contract. */
export function requireStat(context: ApplyContext, symbol: TokenSymbol, message: string): Stat {
  return statOf(context, symbol).require(codeKey(symbol), message);
}

/** The contract's token. */
export function tokenSymbol(context: ApplyContext): TokenSymbol {
  return configOf(context).require(CONFIG, 'Contract is not initialized').token_symbol;
}

/** Makes the token and gives all of it to the contract. */
export function createSupply(context: ApplyContext, supply: Asset): void {
  const { receiver } = context;
  const { symbol } = supply;
  check(!configOf(context).get(CONFIG), 'This system contract is already initialized');
  check(supply.units > 0n, 'max-supply must be positive');
  configOf(context).put({ token_symbol: symbol }, receiver);
  statOf(context, symbol).put({ supply, max_supply: supply, issuer: receiver }, receiver);
  addBalance(context, receiver, supply, receiver);
}

/** The contract pays for the row unless the owner itself does. */
export function addBalance(
  context: ApplyContext,
  owner: string,
  { units, symbol }: Asset,
  payer: string,
): void {
  const rows = balancesOf(context, owner);
  const row = rows.get(codeKey(symbol));
  if (row) {
    rows.put({ ...row, balance: { units: row.balance.units + units, symbol } });
    return;
  }
  const released = payer === owner;
  rows.put({ balance: { units, symbol }, released }, released ? owner : context.receiver);
}

/** With its first payment an account takes over its row, which needs 241 bytes of its RAM. */
export function subtractBalance(
  context: ApplyContext,
  owner: string,
  { units, symbol }: Asset,
): void {
  const rows = balancesOf(context, owner);
  const { balance, released } = rows.require(codeKey(symbol), 'no balance object found');
  check(balance.units >= units, 'overdrawn balance');
  // A new row moves the cost of the table as well.
  if (!released) rows.remove(codeKey(symbol));
  rows.put({ balance: { units: balance.units - units, symbol }, released: true }, owner);
}

/** Adds an empty row. */
export function openBalance(
  context: ApplyContext,
  owner: string,
  symbol: TokenSymbol,
  payer: string,
): void {
  const rows = balancesOf(context, owner);
  if (rows.get(codeKey(symbol))) return;
  rows.put({ balance: { units: 0n, symbol }, released: payer === owner }, payer);
}

export function closeBalance(context: ApplyContext, owner: string, symbol: TokenSymbol): void {
  const rows = balancesOf(context, owner);
  const { balance } = rows.require(
    codeKey(symbol),
    "Balance row already deleted or never existed. Action won't have any effect.",
  );
  check(balance.units === 0n, 'Cannot close because the balance is not zero.');
  rows.remove(codeKey(symbol));
}
