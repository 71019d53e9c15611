import type { BlockTransaction } from './block.ts';

/** How often a block contains an action. */
export interface ActionCount {
  /** `eosio.token::transfer`. */
  readonly action: string;
  readonly count: number;
}

/** A block's actions, sorted by count. */
export function countActions(transactions: readonly BlockTransaction[]): ActionCount[] {
  const counts = new Map<string, number>();
  for (const { actions } of transactions)
    for (const { account, name } of actions) {
      const action = `${account}::${name}`;
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
  return [...counts]
    .map(([action, count]) => ({ action, count }))
    .toSorted((a, b) => b.count - a.count);
}

/** The text that a filter searches, in lower case: id, actions, signers and action data. */
export function searchedText({ id, actions }: BlockTransaction): string {
  const words = actions.map(({ account, name, authorization, data }) => [
    `${account}::${name}`,
    ...authorization.map(({ actor, permission }) => `${actor}@${permission}`),
    textOf(data),
  ]);
  return [id, ...words.flat()].join('\n').toLowerCase();
}

function textOf(data: unknown): string {
  try {
    return JSON.stringify(Object.values(data ?? {}));
  } catch {
    return '';
  }
}
