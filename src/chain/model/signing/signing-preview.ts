import { comparedFigures as MOST_FIGURES } from '../../core/limits.ts';
import type { ActionView } from '../action/action.ts';
import type { PermissionChange } from '../permission/permission-changes.ts';
import type { HolderChanges } from '../transaction/balance-changes.ts';
import type { DryRun } from '../transaction/dry-run.ts';
import type { Agreement } from './agreement.ts';
import { marketOf, type PricedAction } from './prices.ts';
import type { NestedActions } from './nested-actions.ts';
import type { OutgoingNft } from '../nft/trade.ts';
import { givenNfts } from './outgoing-nfts.ts';
import { type NamedTrade, namedTrades } from './nft-trades.ts';
import { chosenPlans, isPlanIndex } from './stake-terms.ts';
import type { ActionTrust, Contradiction } from './trust.ts';
import type { ValueTotals } from './value-changes.ts';
import type { Verdict } from './verdict.ts';
import { severityOf } from './warnings/warning.ts';

/** The actions of one market are priced by the same tables. */
const MOST_PRICED = 100;

/** Unsigned actions that run because of a signed one, and their effects. */
export interface NestedPreview extends NestedActions {
  readonly balances: readonly HolderChanges[];
  readonly values: ValueTotals;
  readonly permissionChanges: readonly PermissionChange[];
}

/** The contents of the review, decoded from the exact bytes to sign. */
export interface SigningPreview {
  readonly actor: string;
  readonly permission: string;
  /** The account billed for CPU and NET. */
  readonly payer: string;
  /** `data` is null if the bytes could not be decoded. */
  readonly actions: readonly ActionView[];
  /** Actions that are carried, referred to, or sent by contracts. */
  readonly nested: readonly NestedPreview[];
  readonly transactionId: string;
  /** Seconds. Null if it is not known whose clock is right. */
  readonly validFor: number | null;
  /** The transaction is stored and runs this many seconds later; 0 for immediately. */
  readonly delaySeconds: number;
  /** Computed from the actions alone. */
  readonly balances: readonly HolderChanges[];
  readonly values: ValueTotals;
  readonly permissionChanges: readonly PermissionChange[];
  /** What it takes to sign it, and why. */
  readonly verdict: Verdict;
  /** Null while loading. */
  readonly dryRun: DryRun | null;
  /** The balance changes of the dry run if they differ from `balances`, else null. */
  readonly dryRunBalances: readonly HolderChanges[] | null;
  /** Contradictions between the dry run and the preview. They block signing. */
  readonly contradictions: readonly Contradiction[];
  /** Trust in each action's ABI, signed or nested; empty until it is known. */
  readonly trust: readonly ActionTrust[];
  /** Whether two operators report the same permissions and balances; null while loading. */
  readonly agreement: Agreement | null;
}

/** Whether signing needs a confirmation because of a warning, or is blocked by a contradiction. */
export function isHarmful({ verdict }: SigningPreview): boolean {
  const { warnings, doubts } = verdict;
  return (
    warnings.some((one) => severityOf(one) !== 'notice') ||
    doubts.some(({ kind }) => kind === 'contradicted')
  );
}

interface SpentBalance {
  readonly account: string;
  readonly contract: string;
  readonly code: string;
}

type FiguredParts = Pick<
  SigningPreview,
  'actor' | 'actions' | 'balances' | 'permissionChanges' | 'nested'
>;

interface FiguredContracts {
  /** The system contracts. */
  readonly system: ReadonlySet<string>;
  /** The contract of long stakes; null if the chain has none. */
  readonly longStaking: string | null;
}

/**
 * The accounts that a transaction acts for or whose permissions it changes, the balances it
 * spends from, the system's actions that have a price, the plans of long stakes, the NFTs given away, and
 * the trades of NFTs that it names by number.
 */
export function signingFigures(
  { actor, actions, balances, permissionChanges, nested }: FiguredParts,
  { system, longStaking }: FiguredContracts,
): {
  readonly accounts: readonly string[];
  readonly balances: readonly SpentBalance[];
  readonly priced: readonly PricedAction[];
  /** Memos that choose plans of long stakes. */
  readonly plans: readonly string[];
  readonly nfts: readonly OutgoingNft[];
  readonly trades: readonly NamedTrade[];
  /** There are more than are compared, or one cannot be. */
  readonly isTruncated: boolean;
} {
  const changed = [permissionChanges, ...nested.map((one) => one.permissionChanges)]
    .flat()
    .map(({ account }) => account);
  const actors = actions.flatMap(({ authorization }) => authorization.map((one) => one.actor));
  const spent = balances.flatMap(({ holder, changes }) =>
    changes
      .filter(({ staked, amount }) => !staked && amount.units < 0n)
      .map(({ contract, amount }) => ({ account: holder, contract, code: amount.symbol.code })),
  );
  const all = [...actions, ...nested.flatMap((one) => one.actions)];
  const priced = all.flatMap(({ account, name, data }) =>
    data && system.has(account) && marketOf(name) ? [{ name, data }] : [],
  );
  const plans = longStaking === null ? [] : chosenPlans(all, longStaking);
  const nfts = givenNfts(all);
  const trades = namedTrades(all);
  const accounts = [...new Set([actor, ...changed, ...actors])];
  return {
    accounts: accounts.slice(0, MOST_FIGURES),
    balances: spent.slice(0, MOST_FIGURES),
    priced: priced.slice(0, MOST_PRICED),
    plans: plans.slice(0, MOST_FIGURES),
    nfts: nfts.slice(0, MOST_FIGURES),
    trades: trades.slice(0, MOST_FIGURES),
    isTruncated:
      [accounts, spent, plans, nfts, trades].some((all) => all.length > MOST_FIGURES) ||
      priced.length > MOST_PRICED ||
      !plans.every(isPlanIndex),
  };
}
