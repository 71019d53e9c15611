import { atom } from 'nanostores';
import { setChainOffset } from '../../chain/core/clock.ts';
import * as limits from '../../chain/core/limits.ts';
import type { ChainClock } from '../../chain/model/block/chain-clock.ts';
import type { EndpointHealth } from '../../chain/rpc/health.ts';
import type { Pool } from '../../chain/rpc/pool.ts';

/** The chain's clock relative to this device's, by the nodes that responded so far. */
export const $chainClock = atom<ChainClock>({
  offset: 0,
  signing: 0,
  off: null,
  sure: true,
});

export function setChainClock(clock: ChainClock): void {
  const { offset, signing, off, sure } = $chainClock.get();
  // Heads advance in steps, so equal differences are not reported again.
  const isNews =
    Math.abs(clock.offset - offset) > limits.syncSecondsBehind * 1_000 ||
    Math.abs(clock.signing - signing) > limits.syncSecondsBehind * 1_000 ||
    clock.sure !== sure ||
    clock.off?.whose !== off?.whose ||
    clock.off?.endpoint !== off?.endpoint;
  if (!isNews) return;
  setChainOffset(clock.offset, clock.signing);
  $chainClock.set(clock);
}

/** Compares clocks each time a node starts or stops to differ from this device. */
export function watchClocks(pool: Pool): void {
  let lastDiffering = '';
  pool.onHealth((state) => {
    const differing = state.flatMap(differenceOf).join();
    if (differing === lastDiffering) return;
    lastDiffering = differing;
    void import('./read-clock.ts')
      .then(async ({ readChainClock }) => setChainClock(await readChainClock(pool)))
      .catch(() => undefined);
  });
}

/** The difference in minutes; empty if the clocks agree. */
function differenceOf({ url, head }: EndpointHealth): string[] {
  const ms = head ? head.time - head.seenAt : 0;
  return Math.abs(ms) > limits.clockToleranceMs ? [`${url} ${Math.round(ms / 60_000)}`] : [];
}
