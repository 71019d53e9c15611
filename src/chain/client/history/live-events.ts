import type { LiveAction, LiveBlockSummary } from '../../history/live/block.ts';
import type { Failure } from '../../model/shared/load-state.ts';

/** The source of live actions, for the source line. */
export interface LiveSource {
  /**
   * `stream`: a Hyperion stream; `push`: the push channel of the product backend; `blocks`: every
   * block as it is produced.
   */
  readonly kind: 'stream' | 'push' | 'blocks';
  /**
   * Base URL of the stream or push channel. Null for blocks, which any node of the pool may serve.
   */
  readonly endpoint: string | null;
  /** Why a better source is not in use. Null if there is none. */
  readonly fallbackReason: Failure | null;
}

export interface LiveEvents {
  /** A block with those of its actions that match the filter, oldest first. */
  onBlock(block: LiveBlockSummary, passing: readonly LiveAction[]): void;
  /** An action from a stream. */
  onAction(action: LiveAction): void;
  onGap(from: number, to: number): void;
  onFork(from: number): void;
  onSource(source: LiveSource): void;
  /** Null when the failure is over. */
  onFailure(failure: Failure | null): void;
}

/** How far live actions were read: a source goes on where the one before it has stopped. */
export interface LivePosition {
  /** The next block to read. Null before the first. */
  next: number | null;
  /** The highest block seen; 0 before the first. */
  head: number;
}

/** One of the sources of live actions. At most one of them is current. */
export interface SourceOfLive {
  readonly isCurrent: () => boolean;
  /** Connects. It becomes current at once, or once it misses nothing. */
  start(): void;
  /** The position has a new head. */
  onHead(): void;
  /** Disconnects, and leaves the position where the next source begins. */
  stop(): void;
}

export const LOST = 'The connection was lost.';
