import type { LiveBlockSummary } from '../../history/live/block.ts';
import { AHEAD_BLOCKS } from '../../history/live/follow.ts';
import type { LivePosition, SourceOfLive } from './live-events.ts';
import type { followPush } from './live-push.ts';

/** A channel that is silent for so many blocks may be broken, so blocks are read instead. */
const SILENT_BLOCKS = 60;

interface PushHooks {
  /** Whether no better source is current. */
  readonly mayStart: () => boolean;
  /** Its messages reach back to the last block read: it takes over. */
  readonly onCurrent: () => void;
  /** Each message of the current channel. */
  readonly onResponse: () => void;
  /** The connection was lost and is being retried. */
  readonly onLost: () => void;
  /** It is silent, missed blocks, or names some that do not exist. */
  readonly onBehind: () => void;
}

/** The push channel of the product backend, as long as it misses nothing. */
export function pushSource(
  url: string | null,
  position: LivePosition,
  emit: (block: LiveBlockSummary) => void,
  hooks: PushHooks,
): SourceOfLive & { readonly isUsable: () => boolean } {
  let channel: ReturnType<typeof followPush> | null = null;
  /** Not only connected. */
  let isCurrent = false;
  let isUsable = url !== null;

  async function connect(): Promise<void> {
    if (channel || !isUsable || url === null || !hooks.mayStart()) return;
    const { followPush: open } = await import('./live-push.ts');
    if (channel || !hooks.mayStart()) return;
    channel = open(url, { onBlocks, onLost });
  }

  function onBlocks(blocks: readonly LiveBlockSummary[]): void {
    const oldest = blocks[0]?.number;
    if (!hooks.mayStart() || oldest === undefined) return;
    if (position.next !== null && oldest >= position.next) return dismiss();
    if (!isCurrent) {
      isCurrent = true;
      hooks.onCurrent();
    }
    hooks.onResponse();
    // The first block may be incomplete.
    const from = position.next ?? (blocks.length > 1 ? oldest + 1 : oldest);
    for (const block of blocks) if (block.number >= from) emit(block);
  }

  /** What it names cannot be followed, so blocks are read. */
  function dismiss(): void {
    if (!isCurrent) return;
    isUsable = false;
    stop();
    hooks.onBehind();
  }

  function onLost(): void {
    isCurrent = false;
    hooks.onLost();
  }

  function stop(): void {
    channel?.close();
    channel = null;
    isCurrent = false;
    if (isAhead()) position.next = position.head + 1;
  }

  const isAhead = () => position.head > 0 && (position.next ?? 0) > position.head + AHEAD_BLOCKS;

  return {
    isUsable: () => isUsable,
    isCurrent: () => isCurrent,
    start: () => void connect(),
    onHead() {
      if (isAhead()) return dismiss();
      if (!isCurrent || position.next === null || position.head - position.next < SILENT_BLOCKS)
        return;
      isCurrent = false;
      hooks.onBehind();
    },
    stop,
  };
}
