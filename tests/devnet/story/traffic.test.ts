import { afterEach, describe, expect, it, vi } from 'vitest';
import { bootChain } from '#devnet/start.ts';
import { readRows } from '#devnet/api/rows.ts';
import { startPriceReports, startTraffic } from '#devnet/story/traffic.ts';

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

  it('is not needed for a price that is never old: producers report it in turns', () => {
    const { chain } = bootChain('eos');
    const newest = () => {
      const code = 'delphioracle';
      const rows = readRows(chain, { code, scope: 'eosusd', table: 'datapoints' });
      return rows
        .map(({ timestamp }) => String(timestamp))
        .toSorted()
        .at(-1)!;
    };
    const before = newest();
    vi.useFakeTimers({ now: Date.now(), toFake: ['setInterval', 'clearInterval', 'Date'] });
    const stop = startPriceReports(chain, 60_000);
    for (let block = 0; block < 300; block++) {
      vi.advanceTimersByTime(500);
      chain.produceBlock();
    }
    expect(newest() > before).toBe(true);
    stop();
  });
});
