import { marked, storageAnswer } from './storage-messages.ts';
import type { StorageAnswer, StorageRequest } from './storage-messages.ts';
import type { TextStore } from './storage.ts';

/** The frame's window and its message events. */
export interface FrameWindow {
  readonly post: (message: unknown, origin: string) => void;
  readonly listen: (hear: (message: FrameMessage) => void) => void;
  /** Calls back on load; browsers also report error pages as loaded. */
  readonly onLoad: (loaded: () => void) => void;
}

export interface FrameMessage {
  readonly data: unknown;
  readonly origin: string;
  /** Whether the message came from the frame. */
  readonly fromFrame: boolean;
}

export interface FrameOptions {
  /** The frame's origin. Other origins are neither sent messages nor trusted. */
  readonly origin: string;
  /** Inserts the frame into the page. */
  readonly open: () => FrameWindow;
  readonly timeoutMs?: number;
  /** Called when the frame responds after a time-out. */
  readonly onReturn?: () => void;
}

/** The frame says it is ready before its load event, and the message may arrive this much later. */
const graceMs = 300;

interface Waiting {
  readonly resolve: (text: string | null) => void;
  readonly reject: (error: Error) => void;
}

/** A request without the common message fields. */
type Asked =
  | { readonly kind: 'read'; readonly key: string }
  | { readonly kind: 'write'; readonly key: string; readonly text: string };

/**
 * The store behind the frame of another origin, opened with the first call. After a time-out calls
 * are refused immediately until the frame responds again.
 */
export function frameStorage(options: FrameOptions): TextStore {
  const { origin, open, timeoutMs = 2_000, onReturn } = options;
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let silent = false;
  let frame: Promise<FrameWindow> | undefined;

  const hear = (answer: StorageAnswer, opened: FrameWindow) => {
    if (answer.kind === 'answer') waiting.get(answer.id)?.resolve(answer.text);
    if (answer.kind === 'refused')
      waiting.get(answer.id)?.reject(new Error('The shared storage refused'));
    if (!silent) return;
    silent = false;
    frame = Promise.resolve(opened);
    onReturn?.();
  };

  const start = () =>
    inTime<FrameWindow>(timeoutMs, (resolve, reject) => {
      const opened = open();
      opened.onLoad(() =>
        setTimeout(() => reject(new Error('The shared storage is not there')), graceMs),
      );
      opened.listen((message) => {
        if (!message.fromFrame || message.origin !== origin) return;
        const answer = storageAnswer(message.data);
        if (answer?.kind === 'ready') resolve(opened);
        if (answer) hear(answer, opened);
      });
    });

  const ask = async (asked: Asked): Promise<string | null> => {
    if (silent) throw new Error('The shared storage did not respond');
    const id = (count += 1);
    try {
      frame ??= start();
      const opened = await frame;
      const request: StorageRequest = { ...marked, ...asked, id };
      return await inTime<string | null>(timeoutMs, (resolve, reject) => {
        waiting.set(id, { resolve, reject });
        opened.post(request, origin);
      });
    } catch (error) {
      silent = true;
      throw error;
    } finally {
      waiting.delete(id);
    }
  };

  return {
    read: (key) => ask({ kind: 'read', key }),
    async write(key, text) {
      await ask({ kind: 'write', key, text });
    },
  };
}

function inTime<T>(
  ms: number,
  work: (resolve: (value: T) => void, reject: (error: Error) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The shared storage did not respond')), ms);
    work(resolve, reject);
  });
}
