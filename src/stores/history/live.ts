import { openLive } from '../../chain/client/history/live.ts';
import type { LiveFilter } from '../../chain/history/live/filter.ts';
import { chainAccess } from '../chain/client.ts';
import { createLiveWatch, type LiveWatch } from './live-watch.ts';

/** Between two drawings: nobody reads faster, and a phone keeps time for all else. */
const DRAW_MS = 250;

/** The chain of this site, watched for what passes a filter. Nothing is asked before its start. */
export function liveWatch(filter: LiveFilter): LiveWatch {
  return createLiveWatch({
    filter,
    open: (since, wanted, events) =>
      openLive({ access: chainAccess(), filter: wanted, since }, events),
    nextFrame: (draw) => void setTimeout(() => requestAnimationFrame(draw), DRAW_MS),
  });
}

/** Watches nothing: while a page hydrates its filters are not known. */
export const noWatch: LiveWatch = createLiveWatch({
  filter: { account: null, contract: null, name: null },
  open: () => ({ headSeen: () => undefined, close: () => null }),
  nextFrame: () => undefined,
});
