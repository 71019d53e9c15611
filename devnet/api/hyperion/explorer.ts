import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { usedToken } from '../../vaulta.ts';
import type { ApiContext } from '../context.ts';
import { chainStatus } from '../chain-status.ts';
import { hyperionRoute } from './route.ts';

const LOGO = new URL('../../../public/favicon.svg', import.meta.url);

/** What the explorer that comes with Hyperion asks for before anything else. */
export function hyperionExplorerRoutes(app: Hono, context: ApiContext): void {
  const { chain } = context;
  hyperionRoute(app, '/v2/explorer_metadata', () => {
    const { head, chainId } = chainStatus(context);
    const { contract, symbol } = usedToken(chain.spec);
    return {
      last_indexed_block: head.num,
      provider: 'Pronghorn devnet',
      chain_name: chain.spec.key,
      chain_id: chainId,
      core_token: symbol.code,
      oracle: {},
      custom_core_token: `${contract}::${symbol.code}`,
    };
  });
  app.get('/v2/explorer_logo', (c) =>
    c.body(readFileSync(LOGO, 'utf8'), 200, { 'content-type': 'image/svg+xml' }),
  );
}
