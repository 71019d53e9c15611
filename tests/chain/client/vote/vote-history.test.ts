import { describe, expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { keepsVotes } from '#src/chain/client/vote/keeps-votes.ts';
import { votesAt, votingStakeAt } from '#src/chain/client/vote/vote-history.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import { createPool } from '#src/chain/rpc/pool.ts';

const config = chainByKey('eos')!;
const MOMENT = Date.UTC(2026, 0, 31);

const delta = {
  timestamp: '2026-01-30T21:52:28.000',
  present: 1,
  code: 'eosio',
  table: 'producers',
  data: { owner: 'bpalpha11111', total_votes: '808330174630348800.00000000000000000' },
};

function accessTo(deltas: readonly unknown[]) {
  const asked: URL[] = [];
  const fetch = (async (input: string) => {
    asked.push(new URL(input));
    return Response.json({ deltas });
  }) as unknown as typeof globalThis.fetch;
  const hyperionPool = createPool({ endpoints: ['https://history'], checkHead: false, fetch });
  return { asked, access: { hyperionPool, pool: hyperionPool, config } as unknown as ChainAccess };
}

describe('votes at a moment', () => {
  it('are those of the last change of the row until then', async () => {
    const { asked, access } = accessTo([delta]);
    expect(await votesAt(access, 'bpalpha11111', MOMENT)).toEqual({
      time: Date.UTC(2026, 0, 30, 21, 52, 28),
      weight: 808330174630348800,
    });
    expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
      code: 'eosio',
      scope: 'eosio',
      table: 'producers',
      primary_key: '4417216173155303952',
      before: '2026-01-31T00:00:00.000Z',
      limit: '1',
    });
  });

  it('are unknown without a change, and none once the row is removed', async () => {
    expect(await votesAt(accessTo([]).access, 'bpalpha11111', MOMENT)).toBeNull();
    const removed = accessTo([{ ...delta, present: false }]).access;
    expect(await votesAt(removed, 'bpalpha11111', MOMENT)).toMatchObject({ weight: 0 });
  });

  it.each([
    ['of another producer', { ...delta, data: { ...delta.data, owner: 'bpbravo11111' } }],
    ['of another table', { ...delta, table: 'voters' }],
    ['of a later time', { ...delta, timestamp: '2026-02-01T00:00:00.000' }],
    ['without votes', { ...delta, data: { owner: 'bpalpha11111' } }],
    ['without a time', { ...delta, timestamp: null }],
    ['that is no row', 7],
  ])('are not read from a row %s', async (_, row) => {
    await expect(votesAt(accessTo([row]).access, 'bpalpha11111', MOMENT)).rejects.toMatchObject({
      attempts: [{ kind: 'malformed' }],
    });
  });

  it('of all are the stake in the global row', async () => {
    const data = { total_activated_stake: '3061580000000' };
    const row = { ...delta, table: 'global', data };
    const { asked, access } = accessTo([row]);
    expect(await votingStakeAt(access, MOMENT)).toEqual({
      time: Date.UTC(2026, 0, 30, 21, 52, 28),
      weight: 3_061_580_000_000,
    });
    expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
      table: 'global',
      before: '2026-01-31T00:00:00.000Z',
    });
    expect(await votingStakeAt(accessTo([]).access, MOMENT)).toBeNull();
    for (const wrong of [delta, { ...row, data: {} }])
      await expect(votingStakeAt(accessTo([wrong]).access, MOMENT)).rejects.toThrow();
  });

  it('are not requested where no service keeps them', async () => {
    expect(keepsVotes({ ...config, hyperionUrl: 'https://history' })).toBe(true);
    expect(keepsVotes({ ...config, hyperionUrl: null })).toBe(false);
    expect(keepsVotes({ ...config, hyperionUrl: 'https://history', systemContract: 'fio' })).toBe(
      false,
    );
    const none = { ...accessTo([]).access, hyperionPool: null };
    await expect(votesAt(none, 'bpalpha11111', MOMENT)).rejects.toMatchObject({
      service: 'hyperion',
    });
  });
});
