import type { Action } from '../../actions/action.ts';
import { isName } from '../../core/name.ts';
import * as v from '../../core/schema.ts';

/** An action that waits to be proposed. */
export interface QueuedAction {
  /** Tells it from others alike. */
  readonly id: string;
  /** Without authorization where whoever executes it is still to be chosen. */
  readonly action: Action;
}

const name = v.pipe(v.string(), v.check(isName));
const level = v.object({ actor: name, permission: name });
const action = v.object({
  account: name,
  name,
  authorization: v.optional(v.array(level), []),
  data: v.record(v.string(), v.unknown()),
});
const queue = v.array(v.object({ id: v.string(), action }));

/** What was stored; nothing where it is no queue. */
export function readQueue(text: string | null): readonly QueuedAction[] {
  const read = v.safeParse(queue, parse(text));
  return read.success ? read.output : [];
}

/** Actions as a visitor writes them: one, or a list. Null where the text is none. */
export function readActionText(text: string): readonly Action[] | null {
  const told = parse(text);
  const read = v.safeParse(v.array(action), Array.isArray(told) ? told : [told]);
  return read.success && read.output.length > 0 ? read.output : null;
}

/** As JSON, whole numbers past 2^53 as texts. */
export function actionText(value: unknown): string {
  return JSON.stringify(
    value,
    (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part),
    2,
  );
}

/** The action as another account would do it: its name in place of the first one's, field by field. */
export function actedBy(given: Action, from: string, to: string): Action {
  const fields = Object.entries(given.data).map(
    ([field, value]) => [field, value === from ? to : value] as const,
  );
  return { ...given, data: Object.fromEntries(fields) };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}
