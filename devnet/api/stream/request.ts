import type { Chain } from '../../types.ts';
import { isObject } from '../params.ts';
import type { Params } from '../params.ts';
import { blockAfter } from '../chain-status.ts';

export interface FieldFilter {
  field: string;
  value: string;
}

/** A stream's block range, both included. */
export interface BlockRange {
  from: number;
  until: number;
}

/** A request's field as text; '' if absent. */
export function field(request: Params, name: string): string {
  const value = request[name];
  return typeof value === 'string' ? value : '';
}

export function asRequest(value: unknown): Params {
  return isObject(value) ? value : {};
}

/** Throws if two filters have the same field, since nothing could match. */
export function fieldFilters(request: Params): FieldFilter[] {
  const list: unknown[] = Array.isArray(request['filters']) ? request['filters'] : [];
  const filters = list.filter(isObject).flatMap((filter) => {
    const name = field(filter, 'field');
    return name === '' ? [] : [{ field: name, value: String(filter['value'] ?? '') }];
  });
  const names = new Set(filters.map((filter) => filter.field));
  if (names.size < filters.length && request['filter_op'] !== 'or')
    throw new Error('Multiple filters for the same field are not valid unless in OR mode.');
  return filters;
}

/**
 * `start_from` and `read_until`: a block number, a negative offset from the head, or a date; 0 is
 * none. Throws if invalid or reversed.
 */
export function blockRange(chain: Chain, head: number, request: Params): BlockRange {
  const from = blockNum(chain, head, request['start_from']) ?? head + 1;
  const until = blockNum(chain, head, request['read_until']) ?? Infinity;
  if (from > until) throw new Error('start_from cannot be greater than read_until');
  return { from, until };
}

function blockNum(chain: Chain, head: number, value: unknown): number | null {
  if (value === undefined || value === null || value === '' || value === 0 || value === '0')
    return null;
  const number = Number(value);
  if (Number.isInteger(number)) return number > 0 ? number : Math.max(1, head + number);
  const time = Date.parse(String(value));
  if (Number.isNaN(time)) throw new Error(`${String(value)} is neither a block nor a date`);
  // The block at exactly this time is included.
  return blockAfter(chain, time - 1);
}
