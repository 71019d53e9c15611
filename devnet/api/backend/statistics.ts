import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { holders } from '../holdings.ts';
import { latestActions, throughput } from '../market/activity.ts';
import { circulating, coreToken, tokenById } from '../market/tokens.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { BACKEND } from './path.ts';

/** Names of the snapshots. The devnet keeps no old state, so all of them have current values. */
const SNAPSHOTS = ['genesis', 'latest'];

export function statisticsRoutes(app: Hono, context: ApiContext): void {
  const { chain } = context;

  serviceRoute(app, 'GET', `${BACKEND}/usercount`, () => ({
    usercount: chain.accountNames().length,
  }));
  serviceRoute(app, 'GET', `${BACKEND}/actions`, () => ({ actions: latestActions(context) }));
  serviceRoute(app, 'GET', `${BACKEND}/tps`, () => throughput(context));

  serviceRoute(app, 'GET', `${BACKEND}/supply/:id`, (call) => {
    const token = tokenById(chain, call.part('id'));
    if (!token) throw new ServiceError(404, 'Token not found');
    const { supply, max } = token;
    return { supply, max_supply: max, circulating: circulating(chain, token) };
  });

  serviceRoute(app, 'GET', `${BACKEND}/snapshots/:id`, (call) => {
    const id = call.part('id');
    if (!SNAPSHOTS.includes(id)) throw new ServiceError(404, 'Snapshot not found');
    const { contract, code } = coreToken(chain);
    return {
      rows: holders(chain, contract, code).map(({ account, amount }, index) => ({
        snapshot: id,
        rank: index + 1,
        account,
        balance: amount,
        public_key: chain.account(account)?.permissions[0]?.required_auth.keys[0]?.key ?? null,
      })),
    };
  });
}
