import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { invalidRequest } from '../errors.ts';
import type { Params } from '../params.ts';
import { devnetRoute } from './route.ts';

/** Moves a chain's clock, and replaces its last blocks. */
export function timeRoutes(app: Hono, { chain }: ApiContext): void {
  devnetRoute(app, 'POST', '/devnet/clock', (body) => {
    // Pending transactions belong to a block before the jump.
    chain.produceBlock();
    const { num, id, timestamp } =
      body['time'] === undefined
        ? chain.advance(numberOf(body, 'advance') * 1000)
        : chain.setClock(timeOf(body['time']));
    return { head_block_num: num, head_block_id: id, head_block_time: timestamp };
  });

  devnetRoute(app, 'POST', '/devnet/fork', (body) => {
    const { dropped, made } = chain.fork(numberOf(body, 'depth'));
    const named = ({ num, id }: { num: number; id: string }) => ({ block_num: num, id });
    return { dropped: dropped.map(named), made: made.map(named) };
  });
}

function numberOf(body: Params, field: string): number {
  const value = body[field];
  if (typeof value !== 'number') throw invalidRequest(`${field} must be a number`);
  return value;
}

/** Milliseconds. Times without a zone are UTC, as in nodes. */
function timeOf(value: unknown): number {
  const text = typeof value === 'string' ? value : '';
  const time = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(time)) throw invalidRequest('time must be such as 2026-01-31T12:00:00Z');
  return time;
}
