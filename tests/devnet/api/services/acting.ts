import { parseTime } from '#src/chain/core/time.ts';
import { createRunner, type StoryRunner } from '#devnet/story/story-runner.ts';
import type { RunningDevnet } from '#devnet/start.ts';

/** Sends transactions of the story's people to a running devnet. */
export function acting({ chain }: RunningDevnet): StoryRunner {
  const now = () => Math.max(Date.now(), parseTime(chain.headBlock.timestamp));
  return createRunner(chain, {
    now,
    advance: () => undefined,
    reach: () => undefined,
    release: () => undefined,
  });
}
