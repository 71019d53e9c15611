import type { ActionTrace, ActionView } from './action.ts';

/** A signed action in the form of a trace, for when there is no trace. */
export function asTrace(action: ActionView, index: number): ActionTrace {
  return {
    ...action,
    ordinal: index + 1,
    receivers: [action.account],
    globalSequence: null,
    console: '',
    ramDeltas: [],
    inline: [],
  };
}
