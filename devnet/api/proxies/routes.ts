import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { readRows } from '../rows.ts';
import { serviceRoute } from '../service.ts';

/** The aggregator's path for each chain it has. */
const PATHS: Readonly<Record<string, string>> = {
  eos: '/vote/proxy',
  wax: '/vote/proxy/waxmain',
  fio: '/vote/proxy/fiomain',
};

type Row = Record<string, unknown>;

/** Profiles of proxies from their contract, and their votes. */
export function proxyRoutes(app: Hono, { chain }: ApiContext): void {
  const path = PATHS[chain.spec.key];
  if (path === undefined) return;

  serviceRoute(app, 'GET', path, () => ({ proxies: proxies() }));
  serviceRoute(app, 'GET', `${path}/:account`, (call) => ({
    proxy: proxies().find(({ account }) => account === call.part('account')) ?? null,
  }));

  function proxies() {
    const voters = readRows(chain, { code: 'eosio', scope: 'eosio', table: 'voters' });
    return readRows(chain, { code: 'regproxyinfo', scope: 'regproxyinfo', table: 'proxies' })
      .map((row) => ({ ...proxyJson(row), ...backing(String(row['owner']), voters) }))
      .sort((a, b) => Number(b.total_eos) - Number(a.total_eos))
      .map((proxy, index) => ({ ...proxy, rank: index + 1 }));
  }

  function backing(account: string, voters: Row[]) {
    const followers = voters.filter(({ proxy }) => proxy === account);
    const own = voters.filter(({ owner }) => owner === account);
    const staked = [...followers, ...own].reduce((sum, { staked }) => sum + Number(staked), 0);
    const { precision } = chain.spec.symbol;
    return {
      total_eos: (staked / 10 ** precision).toFixed(precision),
      proxied_accounts: followers.length,
    };
  }
}

function proxyJson({ owner, ...texts }: Row) {
  return { account: String(owner), ...texts };
}
