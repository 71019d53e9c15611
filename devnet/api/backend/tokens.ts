import type { Hono } from 'hono';
import type { Chain } from '../../types.ts';
import { usedToken } from '../../vaulta.ts';
import type { ApiContext } from '../context.ts';
import { holders } from '../holdings.ts';
import { dayChange, priceAt } from '../market/prices.ts';
import { circulating, isTraded, tokenById, tokenKey, tokensOf } from '../market/tokens.ts';
import type { Token } from '../market/tokens.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import type { ServiceCall } from '../service.ts';
import { chainTime } from '../time.ts';
import { BACKEND } from './path.ts';

/** Daily trading volume as a share of the market capitalisation. */
const TURNOVER = 0.03;

export function listedTokenRoutes(app: Hono, { chain }: ApiContext): void {
  serviceRoute(app, 'GET', `${BACKEND}/tokens`, (call) => {
    const held = () => holders(chain, call.query('contract'), call.query('symbol'));
    switch (call.query('type')) {
      case 'topHolders':
        ownChain(call);
        return held()
          .slice(0, call.count('limit', 100, { least: 1, most: 1000 }))
          .map(({ account, amount }) => [account, amount]);
      case 'tokenHoldersCount':
        ownChain(call);
        return { count: held().length };
      case '':
        return tokensOf(chain).map((token, index) => listedToken(token, index + 1));
      default:
        throw new ServiceError(400, 'Unknown type');
    }
  });

  serviceRoute(app, 'GET', `${BACKEND}/tokens/:id`, (call) => {
    const token = tokenById(chain, call.part('id'));
    if (!token) throw new ServiceError(404, 'Token not found');
    return listedToken(token, tokensOf(chain).findIndex((one) => sameToken(one, token)) + 1);
  });

  function ownChain(call: ServiceCall): void {
    if (call.query('chain') !== chain.spec.key) throw new ServiceError(404, 'Unknown chain');
  }

  function listedToken(token: Token, rank: number): unknown {
    const { code, contract, precision, max } = token;
    const flowing = circulating(chain, token);
    const now = chainTime(chain);
    return {
      key: tokenKey(chain, token),
      symbol: code,
      account: contract,
      chain: chain.spec.key,
      supply: { circulating: flowing, max, precision, last_update: new Date(now).toISOString() },
      metadata: tokenMetadata(chain, token),
      ...(isTraded(chain, token) ? market(code, flowing, now) : { price: {}, pairs: [] }),
      rank,
      chain_rank: rank,
    };
  }
}

/** A token's metadata. That of a fake token imitates the real one. */
export function tokenMetadata(chain: Chain, token: Token): Record<string, unknown> {
  const { code, contract, issuer } = token;
  const genuine = isTraded(chain, token);
  const codes = [chain.spec.symbol.code, usedToken(chain.spec).symbol.code];
  const posing = !genuine && codes.includes(code);
  const created_at = chain.account(contract)?.created ?? null;
  return {
    name: genuine || posing ? code : `${code} of ${issuer}`,
    website: posing ? 'javascript:alert(document.domain)' : `https://${code.toLowerCase()}.example`,
    logo: posing ? '"><img src=x onerror=alert(1)>' : '',
    created_at,
    desc: {
      en: posing
        ? '<b>The one and only</b>'
        : `The token ${code} of the test chain, worth nothing.`,
      zh: `测试链的代币 ${code}，没有价值。`,
    },
  };
}

function market(code: string, flowing: number, now: number) {
  const usd = priceAt(code, now);
  const volume = flowing * usd * TURNOVER;
  const pair = (quote: string, exchange: string, part: number): unknown => ({
    id: `${code}-${quote}-${exchange}`,
    pair_base: code,
    pair_quote: quote,
    exchange,
    percentage_daily_volume: part * 100,
    quote: {
      price: usd / priceAt(quote, now),
      price_usd: usd,
      volume_usd_24h: volume * part,
    },
  });
  return {
    price: {
      usd,
      volume_usd_24h: volume,
      marketcap_usd: flowing * usd,
      change_24hr: dayChange(code, now),
    },
    pairs: [pair('BTC', 'Devnet Exchange', 0.6), pair('ETH', 'Second Exchange', 0.4)],
  };
}

function sameToken(a: Token, b: Token): boolean {
  return a.contract === b.contract && a.code === b.code;
}
