import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameStorage, type FrameMessage } from '#src/chain/sign/users/storage-frame.ts';
import { marked } from '#src/chain/sign/users/storage-messages.ts';

const TIMEOUT_MS = 10_000;
const FRAME = 'https://connect.example.org';

/** A frame that does nothing by itself. */
function setUp({ onReturn }: { readonly onReturn?: () => void } = {}) {
  let hear: (message: FrameMessage) => void = () => undefined;
  const post = vi.fn();
  const storage = frameStorage({
    origin: FRAME,
    timeoutMs: TIMEOUT_MS,
    ...(onReturn && { onReturn }),
    open: () => ({
      post,
      onLoad: () => undefined,
      listen: (listener) => {
        hear = listener;
      },
    }),
  });
  const say = (data: unknown) => hear({ data, origin: FRAME, fromFrame: true });
  const answer = (id: number, text: string | null) => say({ ...marked, kind: 'answer', id, text });
  const beReady = () => say({ ...marked, kind: 'ready' });
  return { storage, post, say, answer, beReady };
}

const posted = (request: object) => [{ ...marked, ...request }, FRAME];
const turn = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a request to the frame', () => {
  it('is sent once the frame is ready, with a number of its own', async () => {
    const { storage, post, answer, beReady } = setUp();
    const reading = storage.read('users');
    const writing = storage.write('users', 'alice');
    await turn();
    expect(post).not.toHaveBeenCalled();
    beReady();
    await turn();
    expect(post.mock.calls).toEqual([
      posted({ kind: 'read', key: 'users', id: 1 }),
      posted({ kind: 'write', key: 'users', text: 'alice', id: 2 }),
    ]);
    answer(2, 'alice');
    answer(1, 'bob');
    expect(await reading).toBe('bob');
    await writing;
  });

  it('waits on if the frame posts anything else first', async () => {
    const { storage, post, say, answer, beReady } = setUp();
    const reading = storage.read('users');
    say({ source: 'a browser extension' });
    say(null);
    answer(1, 'too early');
    say({ ...marked, kind: 'refused', id: 9 });
    await turn();
    expect(post).not.toHaveBeenCalled();
    beReady();
    await turn();
    say('noise');
    answer(7, 'of another request');
    answer(1, 'alice');
    expect(await reading).toBe('alice');
  });

  it('is refused alone if the frame refuses it', async () => {
    const { storage, say, answer, beReady } = setUp();
    const first = storage.read('config');
    const second = storage.read('users');
    beReady();
    await turn();
    say({ ...marked, kind: 'refused', id: 1 });
    answer(2, 'alice');
    await expect(first).rejects.toThrow('The shared storage refused');
    expect(await second).toBe('alice');
  });
});

describe('a frame that is ready but does not answer', () => {
  it('gets no other request until it responds', async () => {
    const onReturn = vi.fn();
    const { storage, post, answer, beReady } = setUp({ onReturn });
    const reading = storage.read('users');
    beReady();
    const failed = expect(reading).rejects.toThrow('The shared storage did not respond');
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await failed;
    await expect(storage.read('users')).rejects.toThrow('The shared storage did not respond');
    expect(post).toHaveBeenCalledTimes(1);
    expect(onReturn).not.toHaveBeenCalled();
    answer(1, 'late');
    expect(onReturn).toHaveBeenCalledTimes(1);
    const again = storage.read('users');
    await turn();
    answer(2, 'alice');
    expect(await again).toBe('alice');
    expect(onReturn).toHaveBeenCalledTimes(1);
  });

  it('is used again if the caller passed no onReturn', async () => {
    const { storage, answer, beReady } = setUp();
    const failed = expect(storage.read('users')).rejects.toThrow('did not respond');
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await failed;
    beReady();
    const again = storage.read('users');
    await turn();
    answer(2, 'alice');
    expect(await again).toBe('alice');
  });
});
