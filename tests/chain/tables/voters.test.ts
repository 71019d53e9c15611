import { afterEach, describe, expect, it } from 'vitest';
import { readFioFees } from '#src/chain/tables/fio-money.ts';
import { readVoters } from '#src/chain/tables/voters.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

describe('FIO', () => {
  it('pages by number if the node returns no next key', async () => {
    const { pool, requested } = await nodeWith({
      voters: ({ lower_bound: from }) => ({
        rows: [{ id: from === undefined ? 1 : 2, owner: 'alice' }],
        more: from === undefined,
      }),
      fiofees: ({ lower_bound: from }) => ({
        rows: [
          { fee_id: from === undefined ? 1 : 2, end_point: `e${String(from)}`, suf_amount: 1 },
        ],
        more: from === undefined,
      }),
    });
    expect((await readVoters(pool)).rows).toHaveLength(2);
    expect(requested.at(-1)).toMatchObject({ lower_bound: '2', limit: 1000 });
    expect((await readFioFees(pool)).size).toBe(2);
  });
});
