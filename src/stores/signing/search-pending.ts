import {
  type BlockSearch,
  confirmBlock,
  searchBlocks,
} from '../../chain/client/signing/block-search.ts';
import { nodesInOrder } from '../../chain/client/chain/two-operators.ts';
import * as limits from '../../chain/core/limits.ts';
import { operatorOf } from '../../chain/rpc/operator.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { checkExecuted } from './check-executed.ts';
import {
  saveExecuted,
  saveSearch,
  type PendingBytes,
  settlePending,
  unresolved,
} from './pending-bytes.ts';

type Wait = (ms: number) => Promise<unknown>;

const pause: Wait = (ms) => new Promise((done) => setTimeout(done, ms));

let running: Promise<void> | null = null;

/**
 * Searches the blocks for pending transactions of which no block is known, until a block of two
 * operators has each, or all irreversible blocks of two operators until it expired lack it. It runs in
 * the background of one visible tab, a few blocks a second, and continues where another tab stopped.
 * A second call joins the first. Never rejects.
 */
export function searchPending(wait: Wait = pause): Promise<void> {
  running ??= search(wait)
    .catch(() => undefined)
    .finally(() => (running = null));
  return running;
}

async function search(wait: Wait): Promise<void> {
  const searched = new Set<string>();
  while (openOnes().length > 0) {
    await visible();
    await alone(async () => {
      const failed = new Set<string>();
      while (!document.hidden && openOnes().length > 0) {
        let isIdle = true;
        for (const { id } of openOnes()) {
          if (document.hidden) return;
          if (!searched.has(id)) await checkExecuted(id);
          searched.add(id);
          if (await searchOn(id, failed)) {
            isIdle = false;
            await wait(limits.searchEveryMs);
          }
        }
        if (!isIdle) continue;
        // A node that failed may respond again.
        failed.clear();
        await wait(limits.searchAgainMs);
      }
    });
  }
}

const isFinished = ({ found, isOver }: BlockSearch) => found !== null || isOver;

/** Two operators, or as many as are configured. */
function operatorsNeeded(): number {
  return Math.min(2, new Set(nodesInOrder(chainAccess()).map(operatorOf)).size);
}

function openOnes(): readonly PendingBytes[] {
  const needed = operatorsNeeded();
  return unresolved().filter(({ searches = [] }) => searches.filter(isFinished).length < needed);
}

/** The next blocks of up to two operators. Resolves to whether any were searched. */
async function searchOn(id: string, failed: Set<string>): Promise<boolean> {
  const searched = unresolved().find((one) => one.id === id);
  if (!searched) return false;
  const access = chainAccess();
  const searches = searched.searches ?? [];
  const steps = nodesToAsk(searches, failed).map(async (node) => {
    const before = searches.find((one) => operatorOf(one.node) === operatorOf(node)) ?? null;
    try {
      const after = await searchBlocks(access, node, searched, before);
      saveSearch(id, after);
      await settleFound(id, after);
      return isFinished(after) || after.next !== before?.next;
    } catch {
      failed.add(node);
      return false;
    }
  });
  const advanced = await Promise.all(steps);
  settleAbsent(id);
  return advanced.includes(true);
}

/** A node of each operator that is not finished, those that have begun first. */
function nodesToAsk(searches: readonly BlockSearch[], failed: ReadonlySet<string>): string[] {
  const operators = (of: readonly BlockSearch[]) => of.map(({ node }) => operatorOf(node));
  const finished = operators(searches.filter(isFinished));
  const begun = operators(searches);
  const nodes = Map.groupBy(
    nodesInOrder(chainAccess()).filter((node) => !failed.has(node)),
    operatorOf,
  );
  return [...nodes]
    .filter(([operator]) => !finished.includes(operator))
    .toSorted(([a], [b]) => Number(begun.includes(b)) - Number(begun.includes(a)))
    .slice(0, operatorsNeeded() - finished.length)
    .flatMap(([, [node]]) => node ?? []);
}

async function settleFound(id: string, search: BlockSearch): Promise<void> {
  const { found } = search;
  if (found === null) return;
  const confirmed = await confirmBlock(chainAccess(), id, { ...search, found });
  if (confirmed !== 'open') saveExecuted(id, found);
}

/** The blocks of two operators lack it, and no operator's has it: it was not executed. */
function settleAbsent(id: string): void {
  const { searches = [] } = unresolved().find((one) => one.id === id) ?? {};
  const over = searches.filter(({ isOver }) => isOver);
  if (searches.some(({ found }) => found !== null)) return;
  if (over.length >= operatorsNeeded()) settlePending(id);
}

/** One tab at a time. A hidden one lets another search. */
async function alone(work: () => Promise<void>): Promise<void> {
  // Pages without https have no locks.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  await locks.request(`pronghorn-search/${chainConfig().key}`, work);
}

async function visible(): Promise<void> {
  if (!document.hidden) return;
  await new Promise<void>((done) => {
    const check = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', check);
      done();
    };
    document.addEventListener('visibilitychange', check);
  });
}
