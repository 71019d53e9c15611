import { marked, storageAnswer } from './storage-messages.ts';
import type { StorageAnswer, StorageRequest } from './storage-messages.ts';
import type { TextStore } from './storage.ts';

/** The window of the frame, and where its answers arrive. */
export interface FrameWindow {
  readonly post: (message: unknown, origin: string) => void;
  readonly listen: (hear: (message: FrameMessage) => void) => void;
  /** Calls back when it has loaded, be it with an error of the browser's. */
  readonly onLoad: (loaded: () => void) => void;
}

export interface FrameMessage {
  readonly data: unknown;
  readonly origin: string;
  /** Whether it is the frame that speaks, and no other window. */
  readonly fromFrame: boolean;
}

export interface FrameOptions {
  /** Of the frame: nothing else is told or believed anything. */
  readonly origin: string;
  /** Puts the frame into the page. */
  readonly open: () => FrameWindow;
  readonly timeoutMs?: number;
  /** Called when it speaks after all, having been given up. */
  readonly onReturn?: () => void;
}

/** Ours says that it is ready before it has loaded, and its word may be on the way that long. */
const graceMs = 300;

interface Waiting {
  readonly resolve: (text: string | null) => void;
  readonly reject: (error: Error) => void;
}

/** A request without what all messages have. */
type Asked =
  | { readonly kind: 'read'; readonly key: string }
  | { readonly kind: 'write'; readonly key: string; readonly text: string };

/**
 * The store behind the frame of another origin. It is opened with the first call. Once it did not
 * answer in time, calls are refused at once until it speaks again.
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
    if (silent) throw new Error('The shared storage does not answer');
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
    const timer = setTimeout(() => reject(new Error('The shared storage does not answer')), ms);
    const settle =
      <V>(done: (value: V) => void) =>
      (value: V) => {
        clearTimeout(timer);
        done(value);
      };
    work(settle(resolve), settle(reject));
  });
}
