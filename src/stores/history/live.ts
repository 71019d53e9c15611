import { openLive } from '../../chain/client/history/live.ts';
import type { LiveFilter } from '../../chain/history/live/filter.ts';
import { advanceHeadTo } from '../block/shown-block.ts';
import { chainAccess } from '../chain/client.ts';
import { createLiveWatch, type LiveWatch } from './live-watch.ts';

/** Interval between frames. Faster updates are unreadable and use up a phone's CPU. */
const DRAW_MS = 250;

/** Watches the site's chain with a filter. No requests before it starts. */
export function liveWatch(filter: LiveFilter): LiveWatch {
  return createLiveWatch({
    filter,
    open: (since, filters, events) =>
      openLive({ access: chainAccess(), filter: filters, since }, events),
    onNewest: advanceHeadTo,
    nextFrame: (draw) => void setTimeout(() => requestAnimationFrame(draw), DRAW_MS),
  });
}

/** A watch that does nothing: filters are unknown while a page is prerendered. */
export const noWatch: LiveWatch = createLiveWatch({
  filter: { account: null, contract: null, name: null },
  open: () => ({ onHead: () => undefined, close: () => null }),
  onNewest: () => undefined,
  nextFrame: () => undefined,
});
