import type { ActionTrace, ActionView } from './action.ts';

/** An action that was asked for, in the place of its trace where there is none. */
export function asTrace(action: ActionView, place: number): ActionTrace {
  return {
    ...action,
    ordinal: place + 1,
    receivers: [action.account],
    globalSequence: null,
    console: '',
    ramDeltas: [],
    inline: [],
  };
}
