import { checkTransfer, type TransferForm, type TransferProblem } from './check-transfer.ts';

interface SwapForm extends TransferForm {
  /** Whether the receiver refuses swapped tokens. Null if unknown: then the chain decides. */
  readonly blocked: boolean | null;
}

export type SwapProblem =
  | TransferProblem
  | { readonly field: 'to'; readonly kind: 'refuses-swaps' };

/** Like a transfer's, but one may swap for oneself, and a receiver may refuse swapped tokens. */
export function checkSwap({ blocked, ...form }: SwapForm): SwapProblem[] {
  const problems = checkTransfer(form).filter(({ kind }) => kind !== 'is-sender');
  const refuses = blocked === true && form.to !== form.from;
  return refuses && !problems.some(({ field }) => field === 'to')
    ? [{ field: 'to', kind: 'refuses-swaps' }, ...problems]
    : problems;
}
