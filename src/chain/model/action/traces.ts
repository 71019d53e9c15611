import type { ActionTrace } from './action.ts';

/** Actions with all their inline actions, in order of execution. */
export function allTraces(actions: readonly ActionTrace[]): ActionTrace[] {
  return actions.flatMap((action) => [action, ...allTraces(action.inline)]);
}
