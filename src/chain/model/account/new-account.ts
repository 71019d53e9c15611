import { type Authority, keyAuthority } from '../../actions/authority.ts';
import { type AmountProblem, amountProblem } from '../../actions/check-fields.ts';
import type { StartingResources } from '../../actions/new-account.ts';
import { type Asset } from '../../core/asset.ts';
import { parseUnits, readUnits } from '../../core/typed-units.ts';
import { isPublicKey } from '../../core/key.ts';
import * as limits from '../../core/limits.ts';
import { isName } from '../../core/name.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { leastStake } from '../resource/least-stake.ts';
import { ramBytesSymbol } from '../resource/ram-check.ts';
import { buyAtLeast, buyRamBytes, type RamMarket } from '../resource/ram.ts';
import { nameAvailability } from './suggested-name.ts';

/** The values of a form as typed. Amounts are without unit. */
export interface TypedAccount {
  name: string;
  /** A public key, or `account@permission`. */
  owner: string;
  /** Empty for the same as owner. */
  active: string;
  ram: string;
  cpu: string;
  net: string;
  transfer: boolean;
}

export type NewNameProblem =
  | { readonly kind: 'no-new-name' | 'characters' | 'length' | 'auction' | 'taken' }
  | { readonly kind: 'suffix'; readonly owner: string };

interface NameFacts {
  readonly creator: string | null;
  /** Whether a node reported an account with this name. */
  readonly taken: boolean;
  /** Whether the creator won the auction of this name. */
  readonly won: boolean;
}

/** Why the creator cannot create an account with this name. Null if it can. */
export function newNameProblem(name: string, facts: NameFacts): NewNameProblem | null {
  if (name === '') return { kind: 'no-new-name' };
  if (!/^[.1-5a-z]+$/.test(name)) return { kind: 'characters' };
  const offer = name.length > 12 || name.startsWith('.') ? null : nameAvailability(name);
  if (offer === null) return { kind: 'length' };
  if (facts.taken) return { kind: 'taken' };
  if (offer.kind === 'bid') return facts.won ? null : { kind: 'auction' };
  if (offer.kind === 'suffix' && offer.owner !== facts.creator)
    return { kind: 'suffix', owner: offer.owner };
  return null;
}

/** An authority that one key or one permission of an account satisfies alone; null for neither. */
export function holderAuthority(text: string): Authority | null {
  if (isPublicKey(text)) return keyAuthority(text);
  const [actor = '', permission = '', ...rest] = text.split('@');
  if (!isName(actor) || !isName(permission) || rest.length > 0) return null;
  return { threshold: 1, keys: [], accounts: [{ actor, permission, weight: 1 }], waits: [] };
}

export interface HolderProblem {
  readonly kind: 'no-key' | 'not-a-key' | 'not-a-holder';
}

/** @param accounts whether an account's permission may hold the new account */
export function holderProblem(text: string, accounts: boolean): HolderProblem | null {
  if (text === '') return { kind: 'no-key' };
  if (isPublicKey(text)) return null;
  if (!accounts) return { kind: 'not-a-key' };
  return holderAuthority(text) ? null : { kind: 'not-a-holder' };
}

/** What the creator buys on a chain. */
export interface Bought {
  readonly ram: boolean;
  readonly stake: boolean;
}

export type StartProblem = AmountProblem | { readonly kind: 'ram-too-low' | 'start-stake-too-low' };

type StartProblems = Partial<Readonly<Record<'ram' | 'cpu' | 'net', StartProblem>>>;

interface StartFacts {
  readonly symbol: TokenSymbol;
  /** Null if unknown. */
  readonly liquid: Asset | null;
  readonly market: RamMarket | null;
  readonly bought: Bought;
}

/** A new account needs RAM for itself, and a stake for its first transactions. */
export function startProblems(typed: TypedAccount, facts: StartFacts): StartProblems {
  const { symbol, liquid, bought } = facts;
  const ram = bought.ram ? ramProblem(typed.ram) : null;
  const cpu = bought.stake ? stakeProblem(typed.cpu, symbol) : null;
  const net = bought.stake ? stakeProblem(typed.net, symbol) : null;
  if (ram || cpu || net) return { ...(ram && { ram }), ...(cpu && { cpu }), ...(net && { net }) };
  const cost = newAccountCost(typed, facts);
  const total = cost?.total ?? null;
  const short = liquid !== null && total !== null && total.units > liquid.units;
  return short ? { [bought.stake ? 'net' : 'ram']: { kind: 'insufficient-balance' } } : {};
}

function ramProblem(text: string): StartProblem | null {
  const problem = amountProblem(text, ramBytesSymbol, null);
  if (problem) return problem;
  const bytes = parseUnits(text, 0);
  if (bytes < BigInt(limits.newAccountRamBytes)) return { kind: 'ram-too-low' };
  // `buyrambytes` counts in 32 bits.
  return bytes > 0xffff_ffffn ? { kind: 'out-of-range' } : null;
}

function stakeProblem(text: string, symbol: TokenSymbol): StartProblem | null {
  const problem = amountProblem(text, symbol, null);
  if (problem && problem.kind !== 'not-positive') return problem;
  const least = leastStake(symbol).units;
  const tooLow = problem !== null || parseUnits(text, symbol.precision) < least;
  return tooLow ? { kind: 'start-stake-too-low' } : null;
}

export interface NewAccountCost {
  /** Null if the RAM price is unknown. */
  readonly ram: Asset | null;
  readonly stake: Asset;
  /** Null if the RAM price is unknown. */
  readonly total: Asset | null;
}

/** The price at the moment. Null if an amount is not valid. */
export function newAccountCost(
  typed: Pick<TypedAccount, 'ram' | 'cpu' | 'net'>,
  { symbol, market, bought }: Pick<StartFacts, 'symbol' | 'market' | 'bought'>,
): NewAccountCost | null {
  const bytes = bought.ram ? readUnits(typed.ram, 0) : 0n;
  const cpu = bought.stake ? readUnits(typed.cpu, symbol.precision) : 0n;
  const net = bought.stake ? readUnits(typed.net, symbol.precision) : 0n;
  if (typeof bytes !== 'bigint' || typeof cpu !== 'bigint' || typeof net !== 'bigint') return null;
  const paid =
    bytes === 0n ? 0n : market && (buyAtLeast(market, bytes)?.trade.tokens.units ?? null);
  return {
    ram: paid === null ? null : { units: paid, symbol },
    stake: { units: cpu + net, symbol },
    total: paid === null ? null : { units: paid + cpu + net, symbol },
  };
}

/**
 * The amounts of a valid form. Null if the chain gives the resources. The contract credits a few bytes
 * less than are requested, so more are, as far as the market is known.
 */
export function startingResources(
  typed: TypedAccount,
  { symbol, market, bought }: Pick<StartFacts, 'symbol' | 'market' | 'bought'>,
): StartingResources | null {
  if (!bought.ram) return null;
  const bytes = parseUnits(typed.ram, 0);
  const request = (market && buyAtLeast(market, bytes)?.request) ?? bytes;
  const asset = (text: string) => ({ units: parseUnits(text, symbol.precision), symbol });
  return {
    bytes: Number(request),
    stake: bought.stake
      ? { cpu: asset(typed.cpu), net: asset(typed.net), transfer: typed.transfer }
      : null,
  };
}

/** A tenth above the price of the RAM, since the price may rise until the payment arrives. */
export function sellerPrice(
  { token, bytes }: { token: { symbol: TokenSymbol }; bytes: number },
  market: RamMarket,
): Asset | null {
  const price = buyRamBytes(market, BigInt(bytes));
  if (price === null) return null;
  return { units: (price.tokens.units * 11n + 9n) / 10n, symbol: token.symbol };
}
