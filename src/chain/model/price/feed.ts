import { numberOf } from '../../rpc/json.ts';
import type { OracleFeed } from '../account/oracle.ts';
import { absent, byAge, type SourceReading } from './price.ts';

/** The price in a feed of XPR's oracles. Its time is that of the newest report. */
export function feedReading(
  feeds: readonly OracleFeed[],
  name: string,
  now: number,
): SourceReading {
  const feed = feeds.find((one) => one.name === name);
  const price = numberOf(feed?.value);
  const [newest] = feed?.points ?? [];
  if (price === null || price <= 0 || !newest) return absent;
  return byAge(price, newest.time, now);
}
