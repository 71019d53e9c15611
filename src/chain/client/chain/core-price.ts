import { loadPriceConfig } from '../../config/price-config.ts';
import { isPool, isServiceSource, noPrices, type PriceConfig } from '../../config/price-source.ts';
import type {
  ChainPriceSource,
  PriceSource,
  ServicePriceSource,
} from '../../config/price-source.ts';
import { chainNow } from '../../core/clock.ts';
import * as limits from '../../core/limits.ts';
import { delphiReading } from '../../model/price/delphi.ts';
import { comparedWithOracle, poolReading } from '../../model/price/pool.ts';
import {
  failed,
  isPrice,
  nameOfSource,
  type SkippedPrice,
  soundReading,
  type SourcedReading,
  type SourceReading,
} from '../../model/price/price.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { cachedFor } from '../../services/timed-cache.ts';
import { readDelphi, readPool } from '../../tables/prices.ts';
import type { ChainAccess } from './access.ts';
import type { feedPrices } from './feed-prices.ts';

/** The core token's price in US dollars, or why there is none. */
export interface DollarPrice {
  readonly reading: SourcedReading | null;
  /** The sources that responded and have none. */
  readonly skipped: readonly SkippedPrice[];
}

/** Where the chain's price is read: nowhere if the chain's file does not load. */
export async function pricesOf({ config, prices }: ChainAccess): Promise<PriceConfig> {
  return prices ?? orAnyError(loadPriceConfig(config), noPrices);
}

/** Reads the site's own services, which a chain may have. */
type OwnReader = () => Promise<SourcedReading | null>;

/**
 * The price by the first of the chain's sources without a doubt: contracts' tables, then the site's
 * own services, then public services. Without any, by the first one with a doubt. A source that
 * fails is skipped.
 */
export async function dollarPrice(
  access: ChainAccess,
  readOwn: OwnReader,
  options: RequestOptions = {},
): Promise<DollarPrice> {
  const skipped: SkippedPrice[] = [];
  const keep = (source: PriceSource, reading: SourceReading): SourcedReading | null => {
    const name = nameOfSource(source);
    if (isPrice(reading)) return { ...reading, source: name };
    skipped.push({ source: name, failure: reading });
    return null;
  };
  const { sources } = await pricesOf(access);
  const readers = chainReaders(access, options);
  const onChain = await Promise.all(
    sources
      .filter((source) => !isServiceSource(source))
      .map(async (source) => ({
        source,
        reading: await orAnyError(readers(source), failed, options.signal),
      })),
  );
  const oracle = onChain.find(
    ({ source, reading }) => !isPool(source) && isPrice(reading) && reading.doubts.length === 0,
  )?.reading;
  const confirmed = oracle && isPrice(oracle) ? oracle.price : null;
  const checked = (source: ChainPriceSource, reading: SourceReading) =>
    isPool(source) && isPrice(reading)
      ? comparedWithOracle(reading, confirmed, (access.now ?? chainNow)())
      : reading;
  const readings = onChain.flatMap(
    ({ source, reading }) => keep(source, checked(source, reading)) ?? [],
  );
  const sound = soundReading(readings) ?? (await readOwn());
  if (sound) return { reading: sound, skipped };
  for (const source of sources.filter(isServiceSource)) {
    const reading = keep(source, await orAnyError(fromService(access, source), failed));
    options.signal?.throwIfAborted();
    if (reading) return { reading, skipped };
  }
  return { reading: readings[0] ?? null, skipped };
}

/** Reads a source of the chain. Few chains have feeds, so their code is loaded with the first. */
function chainReaders(access: ChainAccess, options: RequestOptions) {
  const { pool, now = chainNow } = access;
  let feeds: Promise<ReturnType<typeof feedPrices>> | undefined;
  return async function read(source: ChainPriceSource): Promise<SourceReading> {
    switch (source.kind) {
      case 'delphioracle': {
        const { pair, reports } = await readDelphi(pool, source, options);
        return delphiReading(pair, reports, now());
      }
      case 'feed':
        feeds ??= import('./feed-prices.ts').then((code) => code.feedPrices(pool));
        return (await feeds)(source, now());
      default: {
        const [quote, dollar] = await Promise.all([
          readPool(pool, source, options),
          source.dollarFeed && read(source.dollarFeed),
        ]);
        const isSound = dollar && isPrice(dollar) && dollar.doubts.length === 0;
        return poolReading(quote, isSound ? dollar.price : null, now());
      }
    }
  };
}

async function fromService(
  { fetch, now = chainNow }: ChainAccess,
  source: ServicePriceSource,
): Promise<SourceReading> {
  const times = {
    now: now(),
    keepMs: limits.priceServiceMs,
    pauseMs: limits.priceServicePauseMs,
  };
  // Chains whose contracts have a price need none of this.
  const { publicPrice } = await import('../../services/public-prices.ts');
  const read = () => publicPrice(source, { ...(fetch && { fetch }) });
  return { ...(await cachedFor(`${source.url} ${source.id}`, read, times)), doubts: [] };
}
