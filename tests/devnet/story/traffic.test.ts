import { afterEach, describe, expect, it, vi } from 'vitest';
import { bootChain } from '#devnet/start.ts';
import { startTraffic } from '#devnet/story/traffic.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('traffic', () => {
  it.each(['eos', 'jungle'])(
    'goes on on %s with transactions of the story’s people until it is stopped',
    (key) => {
      const { chain } = bootChain(key);
      vi.useFakeTimers({ now: Date.now(), toFake: ['setInterval', 'clearInterval'] });
      const stop = startTraffic(chain, 100);
      vi.advanceTimersByTime(2_000);
      const busy = chain.produceBlock().transactions.length;
      expect(busy).toBeGreaterThan(10);
      stop();
      vi.advanceTimersByTime(2_000);
      expect(chain.produceBlock().transactions).toHaveLength(0);
    },
  );
});
