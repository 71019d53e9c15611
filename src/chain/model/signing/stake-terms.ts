import { textOf } from '../../rpc/json.ts';
import type { ActionView } from '../action/action.ts';
import type { StakePlan } from '../vote/xpr-stake.ts';
import type { Figure } from './agreement.ts';

/**
 * The plans that transfers to the contract of long stakes choose. Each is a memo: the bytes have the
 * plan's index only.
 */
export function chosenPlans(actions: readonly ActionView[], longStaking: string): string[] {
  const memos = actions.flatMap(({ name, data }) =>
    name === 'transfer' && data?.['to'] === longStaking ? [textOf(data['memo']) ?? ''] : [],
  );
  return [...new Set(memos)];
}

/** Whether a memo is an index as the site writes it. The contract may read others as one, too. */
export function isPlanIndex(memo: string): boolean {
  return /^(0|[1-9]\d{0,17})$/.test(memo);
}

/** The term and the guaranteed price of a plan, as a node reports them. */
export function planFigure(memo: string, plans: readonly StakePlan[]): Figure {
  const plan = plans.find(({ index }) => index === memo);
  return { kind: 'plan', of: memo, value: plan ? `${plan.days} d · ${plan.percent} %` : null };
}
