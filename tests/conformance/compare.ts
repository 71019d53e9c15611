import type { Answer } from './client.ts';

/** What differs from chain to chain and from run to run by its nature: only its kind is compared. */
const VOLATILE = new Set([
  'id',
  'trx_id',
  'transaction_id',
  'block_num',
  'block_time',
  'producer_block_id',
  'elapsed',
  'act_digest',
  'global_sequence',
  'recv_sequence',
  'auth_sequence',
  'code_sequence',
  'abi_sequence',
  'head_block_num',
  'head_block_time',
  'last_code_update',
  'created',
  'last_updated',
  'cpu_usage_us',
  'last_usage_update_time',
  'used',
  'available',
  'max',
  'current_used',
  'request_time',
  'last_bid_time',
  'code_hash',
  'wasm_hash',
  'abi_hash',
  // Weighed by the time of the vote.
  'total_votes',
  'last_vote_weight',
  'proxied_vote_weight',
  'total_producer_vote_weight',
  'last_claim_time',
  'file',
  'line_number',
  'method',
  'abi',
  'last_unpaid_time',
  'unpaid_blocks',
]);

/**
 * Where two answers differ, a line each: `path: here ≠ there`. Of values that are volatile only the
 * kind is compared. Fields that only one has are named.
 */
export function differences(here: Answer, there: Answer): string[] {
  const found: string[] = [];
  if (here.status !== there.status) found.push(`status: ${here.status} ≠ ${there.status}`);
  compare('', here.json, there.json, found);
  return found;
}

function compare(path: string, here: unknown, there: unknown, found: string[]): void {
  const name = path.split('.').at(-1) ?? '';
  if (VOLATILE.has(name)) {
    if (kind(here) !== kind(there)) found.push(`${path}: ${kind(here)} ≠ ${kind(there)}`);
    return;
  }
  if (Array.isArray(here) && Array.isArray(there)) {
    if (here.length !== there.length)
      found.push(`${path}: ${here.length} of them ≠ ${there.length}`);
    const both = Math.min(here.length, there.length);
    for (let i = 0; i < both; i++) compare(`${path}[${i}]`, here[i], there[i], found);
    return;
  }
  if (isObject(here) && isObject(there)) {
    for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
      const inner = path === '' ? key : `${path}.${key}`;
      if (!(key in here)) found.push(`${inner}: lacking ≠ ${show(there[key])}`);
      else if (!(key in there)) found.push(`${inner}: ${show(here[key])} ≠ lacking`);
      else compare(inner, here[key], there[key], found);
    }
    return;
  }
  if (alike(here) !== alike(there)) found.push(`${path}: ${show(here)} ≠ ${show(there)}`);
}

/** Ids and times within a message are of the run. */
function alike(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .replace(/\b[0-9a-f]{64}\b/g, '<id>')
    .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?/g, '<time>');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers and texts of digits are of one kind: nodes write large numbers as text. */
export function kind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' && /^-?\d+$/.test(value) ? 'number' : typeof value;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
