import { describe, expect, it } from 'vitest';
import { nativeHistory } from '#src/chain/history/native/provider.ts';
import type { SourceQuery } from '#src/chain/history/provider.ts';
import { createPool } from '#src/chain/rpc/pool.ts';

interface Request {
  pos: number;
  offset: number;
}

/** A delivery as Roborovski reports it, of a transaction of so many. */
const delivery = (sequence: number, size: number) => ({
  global_action_seq: sequence * 10,
  account_action_seq: 0,
  block_num: sequence,
  block_time: '2026-01-01T00:00:00.000',
  action_trace: {
    act: { account: 'eosio.token', name: 'transfer', authorization: [], data: { n: sequence } },
    receipt: { receiver: 'alice', global_sequence: sequence * 10, act_digest: String(sequence) },
    receiver: 'alice',
    trx_id: `t${String(Math.floor(sequence / size))}`,
  },
});

/** A history of so many deliveries, by the rules of Roborovski's `rpc_get_actions.go`. */
function roborovski(count: number, size = 1) {
  const all = Array.from({ length: count }, (_, at) => delivery(at, size));
  const grow = (more: number) => {
    for (let at = 0; at < more; at++) all.push(delivery(all.length, size));
  };
  const select = ({ pos, offset }: Request) => {
    const wanted = Math.abs(offset) || 1;
    if (pos < 0) return all.slice(Math.max(0, all.length - wanted));
    const start = Math.min(Math.max(pos - 1, 0), all.length - 1);
    return offset >= 0
      ? all.slice(start, start + wanted)
      : all.slice(Math.max(0, start + 1 - wanted), start + 1);
  };
  const fetch = (_: unknown, init?: RequestInit) =>
    Promise.resolve(Response.json({ actions: select(JSON.parse(String(init?.body)) as Request) }));
  const pool = createPool({ endpoints: ['https://node.example'], checkHead: false, fetch });
  return { history: nativeHistory(pool, pool), grow };
}

/** All pages, as the numbers of their rows. */
async function pages(history: ReturnType<typeof nativeHistory>, query: SourceQuery) {
  const found: number[][] = [];
  let cursor: string | null = null;
  do {
    const page = await history.actions('alice', { ...query, cursor });
    found.push(page.rows.map(({ blockNum }) => blockNum));
    cursor = page.next;
  } while (cursor !== null && found.length < 50);
  return found;
}

const down = (from: number) => Array.from({ length: from }, (_, at) => from - 1 - at);

describe('a history whose deliveries have no numbers', () => {
  it('is listed newest first to its beginning, each once', async () => {
    const { history } = roborovski(47);
    const found = await pages(history, { limit: 10 });
    expect(found.flat()).toEqual(down(47));
    expect(found.length).toBeGreaterThan(4);
  });

  it('is listed oldest first to its end, each once', async () => {
    const { history } = roborovski(47);
    const found = await pages(history, { limit: 10, sort: 'asc' });
    expect(found.flat()).toEqual(down(47).toReversed());
  });

  it('does not shift by what is new, and does not end where all of a page is new', async () => {
    const { history, grow } = roborovski(30);
    const first = await history.actions('alice', { limit: 10 });
    grow(25);
    const second = await history.actions('alice', { limit: 10, cursor: first.next });
    const last = first.rows.at(-1)?.blockNum ?? 0;
    expect(second.rows.map(({ blockNum }) => blockNum)[0]).toBe(last - 1);
  });

  it('has no transaction on two pages', async () => {
    const { history } = roborovski(40, 4);
    const found = await pages(history, { limit: 10 });
    expect(found.flat()).toEqual(down(40));
    for (const page of found.slice(0, -1)) expect((page.at(-1) ?? 1) % 4).toBe(0);
  });

  it('is one page where it is short, also for a delivery alone', async () => {
    for (const count of [0, 1, 2])
      expect(await pages(roborovski(count).history, { limit: 10 })).toEqual([down(count)]);
  });
});
