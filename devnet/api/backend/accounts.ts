import type { Hono } from 'hono';
import { compareNames } from '#src/chain/core/name-bigint.ts';
import type { ApiContext } from '../context.ts';
import type { Holding } from '../holdings.ts';
import { holdings } from '../holdings.ts';
import { priceAt } from '../market/prices.ts';
import { isTraded, tokenKey, tokensOf } from '../market/tokens.ts';
import type { Token } from '../market/tokens.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { chainTime } from '../time.ts';
import { BACKEND } from './path.ts';
import { tokenMetadata } from './tokens.ts';

const EXCHANGES = ['Devnet Exchange', 'Second Exchange'];

/** Accounts by name prefix, and an account's holdings with their value. */
export function accountSearchRoutes(app: Hono, { chain }: ApiContext): void {
  serviceRoute(app, 'GET', `${BACKEND}/account/:name`, (call) => {
    const name = call.part('name');
    switch (call.query('type')) {
      case 'searchAccount':
        return {
          accounts: chain
            .accountNames()
            .filter((account) => account.startsWith(name))
            .toSorted(compareNames)
            .slice(0, call.count('limit', 10, { least: 1, most: 100 })),
        };
      case 'getAccountTokens':
        return heldTokens(name);
      default:
        throw new ServiceError(400, 'Unknown type');
    }
  });

  function heldTokens(account: string): unknown {
    if (!chain.account(account)) throw new ServiceError(404, 'Account not found');
    const listed = tokensOf(chain);
    const tokens = holdings(chain, account)
      .map((holding) => heldToken(holding, listed))
      .sort((a, b) => b.usd_value - a.usd_value);
    return { tokens, total_tokens_usd: tokens.reduce((sum, { usd_value }) => sum + usd_value, 0) };
  }

  function heldToken({ contract, code, amount, decimals }: Holding, listed: Token[]) {
    const token = listed.find((one) => one.contract === contract && one.code === code);
    // Other tokens are not traded.
    const traded = token !== undefined && isTraded(chain, token);
    const price = traded ? priceAt(code, chainTime(chain)) : 0;
    return {
      key: token ? tokenKey(chain, token) : `${code}-${chain.spec.key}-${contract}`,
      currency: code,
      amount: Number(amount),
      contract,
      decimals: String(decimals),
      usd_value: Number(amount) * price,
      metadata: token ? tokenMetadata(chain, token) : {},
      exchanges: traded ? EXCHANGES.map((name) => ({ name, price: 1, price_usd: price })) : [],
    };
  }
}
