import { atom, type ReadableAtom } from 'nanostores';
import { votesAt, votingStakeAt } from '../../chain/client/vote/vote-history.ts';
import type { Failure } from '../../chain/model/shared/load-state.ts';
import {
  momentsSince,
  voteMoments,
  type VotePeriod,
  type VotesSince,
} from '../../chain/model/vote/vote-history.ts';
import { chainAccess } from '../chain/client.ts';
import { createStoppableRead, type StoppableRead } from '../stoppable-read.ts';

export interface VoteHistory {
  readonly kind: 'idle' | 'running' | 'stopped' | 'failed' | 'done';
  /** The votes at the moments that were read, oldest first. */
  readonly points: readonly VotesSince[];
  /** How many moments there are in all. */
  readonly moments: number;
  readonly failure: Failure | null;
}

interface VoteHistoryJob extends StoppableRead {
  readonly $history: ReadableAtom<VoteHistory>;
}

/**
 * Reads a producer's votes at the moments of a period, newest first. One request reports the votes
 * of all moments back to a change, so votes that seldom change need few.
 * @param owner null for the stake of all that votes
 */
export function voteHistory(
  owner: string | null,
  period: VotePeriod,
  end: number,
  read = (moment: number, signal: AbortSignal) =>
    owner === null
      ? votingStakeAt(chainAccess(), moment, { signal })
      : votesAt(chainAccess(), owner, moment, { signal }),
): VoteHistoryJob {
  let left = voteMoments(period, end);
  const idle = { kind: 'idle', points: [], moments: left.length, failure: null } as const;
  const $history = atom<VoteHistory>(idle);

  async function readAll(signal: AbortSignal): Promise<void> {
    for (let moment = left.at(-1); moment !== undefined; moment = left.at(-1)) {
      const total = await read(moment, signal);
      signal.throwIfAborted();
      // Nothing was stored before.
      if (!total) return;
      const since = momentsSince(left, total);
      left = left.slice(0, left.length - since.length);
      const before = $history.get();
      $history.set({ ...before, points: [...since, ...before.points] });
    }
  }

  return { $history, ...createStoppableRead($history, readAll) };
}
