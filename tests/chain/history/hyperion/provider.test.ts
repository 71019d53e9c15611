import { afterEach, describe, expect, it } from 'vitest';
import { hyperionHistory } from '#src/chain/history/hyperion/provider.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';
import { paymentOf, storedBy, type Version } from './stored.ts';

afterEach(closeAll);

interface Service {
  /** Most documents that the server returns for one request. */
  readonly most?: number;
  readonly relation?: string;
}

/** A Hyperion server with so many transactions of one payment each. */
async function service(version: Version, transactions: number, { most = 1000, relation }: Service) {
  const all = Array.from({ length: transactions }, (_, index) =>
    storedBy(version, [
      {
        act: paymentOf('alice', 'exchange1111', `${index + 1}.0000 EOS`),
        receivers: ['eosio.token', 'alice', 'exchange1111'],
        sends: [],
      },
    ]).map((document) => {
      const moved = (sequence: string | number) => Number(sequence) + index * 10;
      return {
        ...document,
        trx_id: String(index).padStart(64, '0'),
        global_sequence: moved(document.global_sequence),
        receipts: document.receipts.map((receipt) => ({
          ...receipt,
          global_sequence: String(moved(receipt.global_sequence)),
        })),
      };
    }),
  ).flat();
  const server = await serve((_, response, request) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    const [low = 0, high = Infinity] = query.get('global_sequence')?.split('-').map(Number) ?? [];
    const fit = all.filter(({ global_sequence: at }) => at >= low && at <= high);
    const sorted = query.get('sort') === 'asc' ? fit : fit.toReversed();
    const actions = sorted.slice(0, Math.min(most, Number(query.get('limit'))));
    json(response, { total: { value: fit.length, relation: relation ?? 'eq' }, actions });
  });
  return hyperionHistory(createPool({ endpoints: [server.url], checkHead: false }));
}

async function allRows(
  history: ReturnType<typeof hyperionHistory>,
  limit: number,
  sort: 'asc' | 'desc',
) {
  const rows = [];
  let cursor: string | null = null;
  do {
    const page = await history.actions('alice', { cursor, limit, sort });
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null);
  return rows;
}

describe('a history of Hyperion', () => {
  it.each([
    ['12', 12],
    [{ value: '12', relation: null }, 12],
    [null, null],
    ['many', null],
    [{ value: null }, null],
  ])('has its rows whatever its total is: %j', async (total, read) => {
    const act = { account: 'game', name: 'play', authorization: [], data: {} };
    const actions = [{ act, trx_id: 'ab', global_sequence: '7' }];
    const server = await serve((_, response) => json(response, { total, actions }));
    const history = hyperionHistory(createPool({ endpoints: [server.url], checkHead: false }));
    const page = await history.actions('alice');
    expect(page).toMatchObject({ rows: [{ name: 'play' }], total: read });
  });

  it('reports that the service stopped counting', async () => {
    const counted = await service('4.0.5', 3, {});
    expect(await counted.actions('alice')).not.toHaveProperty('totalAtLeast');
    const stopped = await service('4.0.5', 3, { relation: 'gte' });
    expect(await stopped.actions('alice')).toMatchObject({ total: 3, totalAtLeast: true });
  });

  it.each([
    ['4.0.4', 'desc', 2],
    ['4.0.4', 'desc', 4],
    ['4.0.4', 'asc', 4],
    ['4.0.4', 'asc', 5],
    ['3.3', 'asc', 2],
  ] as const)('has each action of %s once, %s, in pages of %i', async (version, sort, limit) => {
    const rows = await allRows(await service(version, 5, {}), limit, sort);
    const amounts = rows.map(({ data }) => parseInt(String(data?.quantity)));
    const expected = sort === 'asc' ? [1, 2, 3, 4, 5] : [5, 4, 3, 2, 1];
    if (limit >= 3 || version === '3.3') expect(amounts).toEqual(expected);
    else expect(new Set(amounts)).toEqual(new Set(expected));
  });

  it('continues after a page that the server made smaller than requested', async () => {
    const history = await service('4.0.5', 7, { most: 3 });
    expect(await allRows(history, 100, 'desc')).toHaveLength(7);
  });
});
