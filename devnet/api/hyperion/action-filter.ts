import type { RecordedAction } from '../../history/records.ts';
import type { ActionTrace, Block } from '../../types.ts';
import { HyperionError } from './route.ts';
import type { Query } from './route.ts';

export type ActionFilter = (action: RecordedAction) => boolean;

/** Parameters that are not fields. */
const CONTROLS = new Set([
  'account',
  'filter',
  'skip',
  'limit',
  'sort',
  'after',
  'before',
  'simple',
  'hot_only',
  'noBinary',
  'checkLib',
  'track',
  'noOrder',
]);

/**
 * The filters of get_actions: `filter` (`contract:action`, `*` for any, several separated by
 * commas), `after`, `before` (both inclusive), ranges `a-b` of `global_sequence` and `block_num`,
 * and any field of the action as `act.name=…`, `transfer.to=…`, `act.data.memo=…`. Throws 400 for
 * invalid dates.
 */
export function actionFilter(query: Query): ActionFilter {
  const filters: ActionFilter[] = [];
  if (query['filter']) filters.push(contractFilter(query['filter']));
  if (query['after'] || query['before']) {
    const inTime = timeFilter(query['after'], query['before']);
    filters.push(({ in: { block } }) => inTime(block));
  }
  for (const [field, value] of Object.entries(query)) {
    if (CONTROLS.has(field) || value === '') continue;
    filters.push(fieldFilter(field, value));
  }
  return (action) => filters.every((filter) => filter(action));
}

function contractFilter(text: string): ActionFilter {
  const wanted = text.split(',').map((part) => {
    const [account = '*', name = '*'] = part.trim().split(':');
    return { account: account || '*', name: name || '*' };
  });
  return ({ receivers: [first] }) =>
    wanted.some(
      ({ account, name }) =>
        (account === '*' || account === first?.act.account) &&
        (name === '*' || name === first?.act.name),
    );
}

/**
 * Whether a block is in a range, both ends included. A bound is a date or a block number, as with
 * Hyperion since 4.0.3. Throws 400 for invalid dates.
 */
export function timeFilter(
  after: string | undefined,
  before: string | undefined,
): (block: Block) => boolean {
  const isNumber = (bound: string | undefined) => /^[1-9]\d*$/.test(bound ?? '');
  const bound = (text: string | undefined, none: number) =>
    text === undefined || text === '' ? none : isNumber(text) ? Number(text) : time(text);
  const [from, until] = [bound(after, -Infinity), bound(before, Infinity)];
  return (block) => {
    const at = time(block.timestamp);
    return (
      (isNumber(after) ? block.num : at) >= from && (isNumber(before) ? block.num : at) <= until
    );
  };
}

/** A bound's time in milliseconds UTC. Throws 400 for what is no date. */
export function time(text: string): number {
  const at = Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(at)) throw new HyperionError(400, `invalid date: ${text}`);
  return at;
}

function fieldFilter(field: string, value: string): ActionFilter {
  const range = /^(\d+)-(\d+)$/.exec(value);
  return (action) => {
    const found = fieldValues(action, field).map(String);
    if (range && found.every((text) => /^\d+$/.test(text))) {
      return found.some(
        (text) => Number(text) >= Number(range[1]) && Number(text) <= Number(range[2]),
      );
    }
    return value.split(',').some((wanted) => found.includes(wanted));
  };
}

/** The values at a path in the index. `transfer.to` is `act.data.to` of transfers only. */
function fieldValues(action: RecordedAction, field: string): unknown[] {
  const [first] = action.receivers as [ActionTrace, ...ActionTrace[]];
  const path = field.replace(/^@/, '').split('.');
  const [root = '', ...rest] = path;
  if (root === 'act') return follow(first.act, rest);
  if (root === 'transfer') return first.act.name === 'transfer' ? transferValues(first, rest) : [];
  switch (field) {
    case 'trx_id':
      return [first.trx_id];
    case 'block_num':
      return [action.in.block.num];
    case 'producer':
      return [action.in.block.producer];
    case 'global_sequence':
      return [first.receipt.global_sequence];
    case 'notified':
    case 'receipts.receiver':
      return action.receivers.map((trace) => trace.receiver);
    default:
      return root === first.act.name ? follow(first.act.data, rest) : [];
  }
}

function transferValues(trace: ActionTrace, path: string[]): unknown[] {
  const [quantity] = follow(trace.act.data, ['quantity']).map(String);
  if (path[0] === 'amount') return [Number(quantity?.split(' ')[0])];
  if (path[0] === 'symbol') return [quantity?.split(' ')[1]];
  return follow(trace.act.data, path);
}

function follow(value: unknown, path: string[]): unknown[] {
  const [step, ...rest] = path;
  if (Array.isArray(value)) return value.flatMap((item: unknown) => follow(item, path));
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const inner = (value as Record<string, unknown>)[step];
  return inner === undefined ? [] : follow(inner, rest);
}
