import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { accountServiceRoutes } from './account-service/routes.ts';
import { atomicAssetsRoutes } from './atomicassets/routes.ts';
import { backendRoutes } from './backend/routes.ts';
import { jsonCompression } from './compression.ts';
import type { ApiContext } from './context.ts';
import { faultMiddleware } from './devnet/fault-middleware.ts';
import { devnetRoutes } from './devnet/routes.ts';
import { dexRoutes } from './dex/routes.ts';
import { plainException } from './errors.ts';
import { factRoutes } from './facts/routes.ts';
import { fioRoutes } from './fio/routes.ts';
import { accountActionRoutes } from './history/actions.ts';
import { keyRoutes } from './history/key.ts';
import { historyTransactionRoutes } from './history/transaction.ts';
import { hyperionAbiRoutes } from './hyperion/abi-snapshot.ts';
import { hyperionDeltaRoutes } from './hyperion/deltas.ts';
import { hyperionExplorerRoutes } from './hyperion/explorer.ts';
import { hyperionHealthRoutes } from './hyperion/health.ts';
import { hyperionHistoryRoutes } from './hyperion/history.ts';
import { hyperionOracleRoutes } from './hyperion/oracle.ts';
import { hyperionProposalRoutes } from './hyperion/proposals.ts';
import { hyperionScheduleRoutes } from './hyperion/schedule.ts';
import { hyperionStateRoutes } from './hyperion/state.ts';
import { hyperionTableStateRoutes } from './hyperion/table-state.ts';
import { hyperionTopHolderRoutes } from './hyperion/top-holders.ts';
import { hyperionTransferRoutes } from './hyperion/transfers.ts';
import { hyperionVoterRoutes } from './hyperion/voters.ts';
import { kycRoutes } from './kyc/routes.ts';
import { lightRoutes } from './light/routes.ts';
import { abiConversionRoutes } from './node/abi-conversion.ts';
import { accountRoutes } from './node/account.ts';
import { authorizerRoutes } from './node/authorizer.ts';
import { blockRoutes } from './node/block.ts';
import { contractRoutes } from './node/contract.ts';
import { finalizerRoutes } from './node/finalizer.ts';
import { headerStateRoutes } from './node/header-state.ts';
import { infoRoutes } from './node/info.ts';
import { producerRoutes } from './node/producer.ts';
import { protocolFeatureRoutes } from './node/protocol-feature.ts';
import { pushRoutes } from './node/push.ts';
import { scheduledRoutes } from './node/scheduled.ts';
import { statusRoutes } from './node/status.ts';
import { kvTableRoutes } from './node/kv-table.ts';
import { tableRoutes } from './node/table.ts';
import { tokenRoutes } from './node/token.ts';
import { traceRoutes } from './node/trace.ts';
import { publicPriceRoutes } from './public-prices/routes.ts';
import { proxyRoutes } from './proxies/routes.ts';
import { sendRefusal } from './router.ts';
import { simpleAssetsRoutes } from './simpleassets/routes.ts';
import { swapRoutes } from './swap/routes.ts';
import { wrapRoutes } from './wrap/routes.ts';

/** nodeos's default limit for request bodies. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * All HTTP routes of a chain: nodeos, its history plugin, Hyperion, the Light API, the site's other
 * services, and the devnet's own.
 */
export function createApi(context: ApiContext): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeaders: ['retry-after'],
      maxAge: 600,
    }),
  );
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => sendRefusal(c, plainException('Payload Too Large', 413), 'on_read'),
    }),
  );
  app.use(jsonCompression());
  app.use(faultMiddleware(context.faults));

  infoRoutes(app, context);
  blockRoutes(app, context);
  headerStateRoutes(app, context);
  accountRoutes(app, context);
  contractRoutes(app, context);
  tableRoutes(app, context);
  kvTableRoutes(app, context);
  tokenRoutes(app, context);
  producerRoutes(app, context);
  finalizerRoutes(app, context);
  authorizerRoutes(app, context);
  abiConversionRoutes(app, context);
  pushRoutes(app, context);
  statusRoutes(app, context);
  scheduledRoutes(app, context);
  protocolFeatureRoutes(app, context);
  fioRoutes(app, context);
  traceRoutes(app, context);
  accountActionRoutes(app, context);
  historyTransactionRoutes(app, context);
  keyRoutes(app, context);
  hyperionHealthRoutes(app, context);
  hyperionExplorerRoutes(app, context);
  hyperionOracleRoutes(app, context);
  hyperionHistoryRoutes(app, context);
  hyperionStateRoutes(app, context);
  hyperionDeltaRoutes(app, context);
  hyperionTransferRoutes(app, context);
  hyperionProposalRoutes(app, context);
  hyperionVoterRoutes(app, context);
  hyperionAbiRoutes(app, context);
  hyperionTableStateRoutes(app, context);
  hyperionScheduleRoutes(app, context);
  hyperionTopHolderRoutes(app, context);
  lightRoutes(app, context);
  atomicAssetsRoutes(app, context);
  simpleAssetsRoutes(app, context);
  backendRoutes(app, context);
  dexRoutes(app, context);
  kycRoutes(app, context);
  swapRoutes(app, context);
  wrapRoutes(app, context);
  accountServiceRoutes(app, context);
  proxyRoutes(app, context);
  publicPriceRoutes(app, context);
  factRoutes(app, context);
  devnetRoutes(app, context);

  app.notFound((c) =>
    sendRefusal(c, plainException('Unknown Endpoint', 404), 'handle_http_request'),
  );
  app.onError((thrown, c) => sendRefusal(c, thrown, 'handle_exception'));
  return app;
}
