import type { RamHistory } from '../../chain/client/resource/ram-history.ts';
import { chainNow } from '../../chain/core/clock.ts';
import { actualAccess, knownAccess } from '../chain/contract-facts.ts';
import { createLoadStore, emptyIfNull, type LoadStore, loadStores } from '../load-store.ts';

const refreshEvery = 30_000;

/** The market of PowerUp. Its code is loaded with the first request. */
export const powerupMarketStore = loadStores(
  'powerup-market',
  async () =>
    (await import('../../chain/client/resource/powerup-market.ts')).powerupMarket(
      await actualAccess(),
    ),
  { refreshEvery, ...emptyIfNull },
);

export const ramPeriods = ['day', 'week', 'latest'] as const;
type RamPeriod = (typeof ramPeriods)[number];

const DAY = 86_400_000;
const LENGTHS: Readonly<Record<RamPeriod, number | null>> = {
  day: DAY,
  week: 7 * DAY,
  latest: null,
};

/** Trades on the RAM market in a period, from a history provider. */
export function ramHistoryStore(period: string): LoadStore<RamHistory> {
  const length = LENGTHS[ramPeriods.find((one) => one === period) ?? 'day'];
  return createLoadStore(
    `ram-history/${period}`,
    async () =>
      (await import('../../chain/client/resource/ram-history.ts')).ramHistory(
        await actualAccess(),
        length === null ? null : chainNow() - length,
      ),
    // A history may have the visitor's trade only after its block is final.
    { isEmpty: ({ deals }) => deals.length === 0, refreshEvery },
  );
}

/** The latest trades, as few as one request of each kind has. The home page requests no more. */
export const ramTrendStore = (): LoadStore<RamHistory> =>
  createLoadStore(
    'ram-trend',
    async () =>
      (await import('../../chain/client/resource/ram-history.ts')).ramHistory(knownAccess(), null, {
        pages: 1,
      }),
    { isEmpty: ({ deals }) => deals.length === 0 },
  );
