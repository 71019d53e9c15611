import type { Action } from '../../actions/action.ts';
import { parseExactJson } from '../../core/exact-json.ts';
import { isName } from '../../core/name.ts';
import * as v from '../../core/schema.ts';

/** An action in the queue for the next proposal. */
export interface QueuedAction {
  /** Distinguishes it from equal actions. */
  readonly id: string;
  /** Without authorization if the executing account is not chosen yet. */
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

/** The stored queue; empty if malformed. */
export function readQueue(text: string | null): readonly QueuedAction[] {
  const read = v.safeParse(queue, parse(text));
  return read.success ? read.output : [];
}

/** Parses one action or a list, as typed by a visitor. Null if malformed. */
export function readActionText(text: string): readonly Action[] | null {
  const parsed = parse(text);
  const read = v.safeParse(v.array(action), Array.isArray(parsed) ? parsed : [parsed]);
  return read.success && read.output.length > 0 ? read.output : null;
}

/** As JSON, with whole numbers above 2^53 as texts. */
export function actionText(value: unknown): string {
  return JSON.stringify(value, withoutBigint, 2);
}

/** Actions on one line, for a link. Missing authorizations are left out. */
export function compactActions(actions: readonly Action[]): string {
  const short = actions.map(({ authorization, ...rest }) =>
    authorization.length === 0 ? rest : { ...rest, authorization },
  );
  return JSON.stringify(short, withoutBigint);
}

function withoutBigint(_: string, part: unknown): unknown {
  return typeof part === 'bigint' ? String(part) : part;
}

/** The action for another account: replaces the first account's name in every field. */
export function actedBy(given: Action, from: string, to: string): Action {
  const fields = Object.entries(given.data).map(
    ([field, value]) => [field, value === from ? to : value] as const,
  );
  return { ...given, data: Object.fromEntries(fields) };
}

function parse(text: string | null): unknown {
  try {
    return parseExactJson(text ?? 'null');
  } catch {
    return null;
  }
}
