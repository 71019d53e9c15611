import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { circulating, coreToken } from '../market/tokens.ts';
import { serviceRoute } from '../service.ts';
import { chainStatus } from '../chain-status.ts';

/** Public files about chains, by path. */
const INFO_FILES: Readonly<Record<string, string>> = {
  proton: '/ProtonProtocol/chain-info/main/mainnet.json',
  'proton-test': '/ProtonProtocol/chain-info/main/testnet.json',
};

/** Published facts of a chain: circulating supply, and a file of tokens and endpoints. */
export function factRoutes(app: Hono, context: ApiContext): void {
  const { chain } = context;
  serviceRoute(app, 'GET', '/circulating', () => {
    const token = coreToken(chain);
    return Number(circulating(chain, token).toFixed(token.precision));
  });

  const file = INFO_FILES[chain.spec.key];
  if (file === undefined) return;
  app.get(file, (c) => {
    const { origin } = new URL(c.req.url);
    const { code } = chain.spec.symbol;
    return c.json({
      chainId: chainStatus(context).chainId,
      explorerUrl: `http://${chain.spec.key}.pronghorn.localhost`,
      explorerName: 'Pronghorn',
      resourceTokenSymbol: code,
      resourceTokenContract: chain.spec.token,
      systemTokenSymbol: code,
      systemTokenContract: chain.spec.token,
      rpcEndpoints: [origin],
      actionsRpcEndpoints: [origin],
      hyperionEndpoints: [origin],
      lightEndpoints: [origin],
    });
  });
}
