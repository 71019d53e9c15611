import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import {
  type HeldBalance,
  snapshotPage,
  type SnapshotSource,
  sourcesOf,
} from '#src/chain/client/token/snapshot.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

const A = { contract: 'core.vaulta', code: 'A' };

let running: Running;
let access: ChainAccess;

beforeAll(async () => {
  running = await run('eos');
  access = openChain(running.config);
});
afterAll(() => running.devnet.close());

async function all(source: SnapshotSource): Promise<HeldBalance[]> {
  const rows: HeldBalance[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page = await snapshotPage(access, { source, token: A, from: next });
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

const text = (rows: readonly HeldBalance[]) =>
  rows.map(({ account, amount }) => `${account} ${formatAsset(amount)}`).toSorted();

describe('the pages of a snapshot', () => {
  it('are the same balances by node, Light API and backend', async () => {
    const byNode = text(await all('node'));
    expect(byNode.length).toBeGreaterThan(20);
    expect(new Set(byNode).size).toBe(byNode.length);
    for (const source of ['light-api', 'backend'] as const)
      expect(text(await all(source)), source).toEqual(byNode);
  });

  it('begin with the first account that is requested', async () => {
    const page = await snapshotPage(access, { source: 'node', token: A, from: 'bob' });
    expect(page.rows[0]?.account).toBe('bob');
  });

  it('come from the sources that the chain has', () => {
    expect(sourcesOf(access, A)).toEqual(['node', 'light-api', 'backend']);
    expect(sourcesOf(access, { ...A, contract: 'other' })).toEqual(['node', 'light-api']);
    const alone = { config: { ...running.config, lightApi: null, backendUrl: null } };
    expect(sourcesOf(alone, A)).toEqual(['node']);
  });
});
