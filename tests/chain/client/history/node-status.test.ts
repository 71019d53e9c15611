import { describe, expect, it } from 'vitest';
import { readNodeStatus } from '#src/chain/client/history/node-status.ts';
import { nodeStatus } from '#src/chain/model/transaction/node-status.ts';
import { createPool } from '#src/chain/rpc/pool.ts';

const ID = 'ab'.repeat(32);

function nodeWith(respond: () => Response) {
  const asked: string[] = [];
  const fetch = ((url: string) => {
    asked.push(url);
    return Promise.resolve(respond());
  }) as unknown as typeof globalThis.fetch;
  return { pool: createPool({ endpoints: ['https://node'], checkHead: false, fetch }), asked };
}

describe('what a node reports about a sent transaction', () => {
  it('is its state and block', async () => {
    const node = nodeWith(() => Response.json({ state: 'IN_BLOCK', block_number: 12 }));
    expect(await readNodeStatus(node, ID)).toEqual({ state: 'in-block', blockNum: 12 });
  });

  it('is nothing if the node does not know it, or reports nonsense', () => {
    const statuses = [
      { state: 'UNKNOWN', block_number: null },
      { state: 'IN_BLOCK', block_number: null },
      { state: 'toString', block_number: 1 },
    ];
    expect(statuses.map(nodeStatus)).toEqual([null, null, null]);
    // A block that it is no longer in is not shown.
    expect(nodeStatus({ state: 'FORKED_OUT', block_number: 9 })).toEqual({
      state: 'forked-out',
      blockNum: null,
    });
  });

  it('is requested once if the node does not track transactions', async () => {
    const node = nodeWith(() => Response.json({ message: 'Not Found' }, { status: 404 }));
    expect(await readNodeStatus(node, ID)).toBeNull();
    expect(await readNodeStatus(node, ID)).toBeNull();
    expect(node.asked).toHaveLength(1);
  });

  it('is requested again after a failure', async () => {
    const node = nodeWith(() => new Response('', { status: 502 }));
    await expect(readNodeStatus(node, ID)).rejects.toThrow();
    await expect(readNodeStatus(node, ID)).rejects.toThrow();
    expect(node.asked).toHaveLength(2);
  });
});
