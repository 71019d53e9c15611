import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { accountSearchRoutes } from './accounts.ts';
import { dfuseRoutes } from './dfuse/routes.ts';
import { freeCpuRoutes } from './free-cpu/routes.ts';
import { hyperionProxyRoutes } from './hyperion-proxy.ts';
import { nftHistoryRoutes } from './nft-history.ts';
import { priceRoutes } from './prices.ts';
import { listedProducerRoutes } from './producers.ts';
import { rexQueueRoutes } from './rex.ts';
import { statisticsRoutes } from './statistics.ts';
import { listedTokenRoutes } from './tokens.ts';
import { transferRoutes } from './transfers.ts';
import { watcherRoutes } from './watcher.ts';

/** The product backend. */
export function backendRoutes(app: Hono, context: ApiContext): void {
  accountSearchRoutes(app, context);
  dfuseRoutes(app, context);
  freeCpuRoutes(app, context);
  hyperionProxyRoutes(app);
  listedProducerRoutes(app, context);
  listedTokenRoutes(app, context);
  nftHistoryRoutes(app, context);
  priceRoutes(app, context);
  rexQueueRoutes(app, context);
  statisticsRoutes(app, context);
  transferRoutes(app, context);
  watcherRoutes(app, context);
}
