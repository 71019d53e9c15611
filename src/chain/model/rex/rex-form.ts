import { type AmountProblem, amountProblem } from '../../actions/check-fields.ts';
import { type Asset } from '../../core/asset.ts';
import { parseUnits } from '../../core/typed-units.ts';
import { leastStake } from '../resource/least-stake.ts';
import { type RexBalance, type RexFund, rexIn, sellableRex } from './rex-balance.ts';
import { checkStakeLent } from './rex-rules.ts';

/** The forms of REX, and what each one moves. */
export const rexForms = {
  lend: ['balance', 'fund', 'cpu', 'net'],
  unlend: ['sell', 'withdraw'],
  savings: ['to-savings', 'from-savings'],
  rent: ['rent-cpu', 'rent-net'],
  loan: ['fund-loan', 'defund-loan'],
} as const;

export type RexForm = keyof typeof rexForms;
export type RexMove = (typeof rexForms)[RexForm][number];

/** What an account has for REX. Null for what is unknown. */
export interface RexMeans {
  readonly liquid: Asset | null;
  /** Staked by the account for itself. */
  readonly staked: { readonly cpu: Asset; readonly net: Asset } | null;
  readonly balance: RexBalance | null;
  readonly fund: RexFund | null;
  /** Whether balance and fund are known: null is nothing then. */
  readonly knowsRex: boolean;
  /** The renewal fund of the chosen loan. */
  readonly loanFund: Asset | null;
}

/** The most that can be moved; null if it is unknown or nothing is there. */
export function availableFor(move: RexMove, means: RexMeans) {
  const { liquid, staked, balance, fund } = means;
  switch (move) {
    case 'balance':
    case 'rent-cpu':
    case 'rent-net':
    case 'fund-loan':
      return liquid;
    case 'defund-loan':
      return means.loanFund;
    case 'fund':
    case 'withdraw':
      return fund?.balance ?? null;
    case 'cpu':
    case 'net':
      return staked && aboveLeast(staked[move]);
    case 'sell':
      return balance && sellableRex(balance);
    case 'from-savings':
      return balance && rexIn('savings', balance);
    case 'to-savings': {
      if (!balance) return null;
      const saved = rexIn('savings', balance).units;
      return { ...balance.rex, units: balance.rex.units - saved };
    }
  }
}

/** Where each move takes its tokens or REX from. */
const sources = {
  balance: 'liquid',
  fund: 'fund',
  cpu: 'stake',
  net: 'stake',
  sell: 'matured',
  withdraw: 'fund',
  'to-savings': 'outside',
  'from-savings': 'savings',
  'rent-cpu': 'liquid',
  'rent-net': 'liquid',
  'fund-loan': 'liquid',
  'defund-loan': 'loan',
} as const satisfies Record<RexMove, string>;

export type RexSource = (typeof sources)[RexMove];

/** The source of a move, if it is known to be empty. */
export function emptySource(move: RexMove, means: RexMeans): RexSource | null {
  const source = sources[move];
  const isOfRex = !['liquid', 'stake', 'loan'].includes(source);
  const units = availableFor(move, means)?.units ?? (isOfRex && means.knowsRex ? 0n : null);
  return units === 0n ? source : null;
}

/** What a form begins with: its first move that has something to move, else its first. */
export function firstMove(form: RexForm, means: RexMeans): RexMove {
  const moves: readonly RexMove[] = rexForms[form];
  return moves.find((move) => emptySource(move, means) === null) ?? rexForms[form][0];
}

/** A stake less what the account needs to act. */
function aboveLeast(stake: Asset): Asset {
  const units = stake.units - leastStake(stake.symbol).units;
  return { ...stake, units: units > 0n ? units : 0n };
}

export type RexProblem = AmountProblem | { readonly kind: 'stake-too-low' };

/** Why a typed amount cannot be moved. */
export function rexProblem(
  move: RexMove,
  text: string,
  symbol: Asset['symbol'],
  means: RexMeans,
): RexProblem | null {
  const { staked } = means;
  if ((move !== 'cpu' && move !== 'net') || !staked)
    return amountProblem(text, symbol, availableFor(move, means));
  const problem = amountProblem(text, symbol, staked[move]);
  if (problem) return problem;
  const none = { units: 0n, symbol };
  const lent = { units: parseUnits(text, symbol.precision), symbol };
  try {
    checkStakeLent(staked, { cpu: none, net: none, [move]: lent });
    return null;
  } catch {
    return { kind: 'stake-too-low' };
  }
}
