import type { Context, Hono } from 'hono';
import { isPublicKey } from '#src/chain/core/key.ts';
import type { AccountRecord } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { keyPermissions } from '../history/key.ts';
import { sendJson } from '../router.ts';
import {
  accountInfoJson,
  balancesJson,
  networkJson,
  permissionJson,
  secondsBehind,
} from './account.ts';
import { prettyJson } from './pretty.ts';
import { rexJson, rexRawJson } from './rex.ts';
import { holders } from '../holdings.ts';

/** Limit of accounts for a key. */
const KEY_ACCOUNTS = 100;
/** Seconds up to which the service counts as in sync. */
const MOST_BEHIND = 180;

/** The Light API over HTTP, with its documented paths. */
export function lightRoutes(app: Hono, context: ApiContext): void {
  const { chain } = context;
  const { key: network, keyPrefix } = chain.spec;

  const json = (path: string, handler: (c: Context) => unknown): void => {
    app.get(path, (c) =>
      reply(c, () => (c.req.query('pretty') ? prettyJson : sendJson)(c, handler(c))),
    );
  };
  const plain = (path: string, handler: (c: Context) => string): void => {
    app.get(path, (c) => reply(c, () => c.text(handler(c))));
  };

  function account(c: Context): AccountRecord {
    ownNetwork(c);
    const record = chain.account(c.req.param('account') ?? '');
    if (!record) throw new LightError(404, 'Unknown account');
    return record;
  }

  function ownNetwork(c: Context): void {
    if (c.req.param('network') !== network) throw new LightError(404, 'Unknown network');
  }

  json('/api/networks', () => ({ [network]: networkJson(context) }));
  json('/api/account/:network/:account', (c) => {
    const record = account(c);
    return {
      ...accountInfoJson(context, record),
      ...balancesJson(context, record.name),
      ...(chain.spec.rex ? { rex: rexJson(context, record.name) } : {}),
    };
  });
  json('/api/accinfo/:network/:account', (c) => accountInfoJson(context, account(c)));
  json('/api/balances/:network/:account', (c) => balancesJson(context, account(c).name));

  json('/api/rexbalance/:network/:account', (c) => {
    const { name } = account(c);
    const rex = chain.spec.rex ? { rex: rexJson(context, name) } : {};
    return { account_name: name, chain: networkJson(context), ...rex };
  });
  json('/api/rexraw/:network/:account', (c) => {
    const { name } = account(c);
    if (!chain.spec.rex) throw new LightError(400, `REX is not enabled on ${network}`);
    return { account_name: name, chain: networkJson(context), rexraw: rexRawJson(context, name) };
  });

  json('/api/key/:key', (c) => {
    const key = c.req.param('key') ?? '';
    if (!isPublicKey(key)) throw new LightError(400, 'Invalid public key');
    const accounts: Record<string, unknown[]> = {};
    for (const found of keyPermissions(chain, key).slice(0, KEY_ACCOUNTS)) {
      const permission = chain
        .account(found.account)
        ?.permissions.find(({ perm_name }) => perm_name === found.permission);
      if (permission) (accounts[found.account] ??= []).push(permissionJson(permission, keyPrefix));
    }
    return { [network]: { chain: networkJson(context), accounts } };
  });

  json('/api/topholders/:network/:contract/:token/:count', (c) => {
    ownNetwork(c);
    return tokenHolders(c)
      .slice(0, topCount(c))
      .map(({ account: holder, amount }) => [holder, amount]);
  });
  json('/api/topram/:network/:count', (c) => {
    ownNetwork(c);
    return everyone((record) => record.ram_quota)
      .slice(0, topCount(c))
      .map(({ name, ram_quota }) => [name, ram_quota]);
  });
  json('/api/topstake/:network/:count', (c) => {
    ownNetwork(c);
    return everyone((record) => record.cpu_weight + record.net_weight)
      .slice(0, topCount(c))
      .map(({ name, cpu_weight, net_weight }) => [name, cpu_weight, net_weight]);
  });
  json('/api/codehash/:hash', (c) => {
    const hash = c.req.param('hash') ?? '';
    const accounts = Object.fromEntries(
      everyone(() => 0)
        .filter(({ code_hash }) => code_hash === hash)
        .map(({ name }) => [name, { account_name: name, code_hash: hash }]),
    );
    return { [network]: { chain: networkJson(context), accounts } };
  });

  plain('/api/tokenbalance/:network/:account/:contract/:token', (c) => {
    ownNetwork(c);
    const own = tokenHolders(c).find((holding) => holding.account === c.req.param('account'));
    return own?.amount ?? '0';
  });
  plain('/api/holdercount/:network/:contract/:token', (c) => {
    ownNetwork(c);
    return String(tokenHolders(c).length);
  });
  plain('/api/usercount/:network', (c) => {
    ownNetwork(c);
    return String(chain.accountNames().length);
  });
  plain('/api/sync/:network', (c) => {
    ownNetwork(c);
    return `${secondsBehind(context)} ${syncStatus(context)}`;
  });
  app.get('/api/status', (c) => {
    const status = syncStatus(context);
    return c.text(status, status === 'OK' ? 200 : 503);
  });

  function tokenHolders(c: Context): ReturnType<typeof holders> {
    return holders(chain, c.req.param('contract') ?? '', c.req.param('token') ?? '');
  }

  /** All accounts with limits, the largest first. */
  function everyone(by: (record: AccountRecord) => number): AccountRecord[] {
    return chain
      .accountNames()
      .flatMap((name) => chain.account(name) ?? [])
      .filter((record) => record.ram_quota >= 0)
      .sort((a, b) => by(b) - by(a));
  }
}

function syncStatus(context: ApiContext): 'OK' | 'OUT_OF_SYNC' {
  return secondsBehind(context) <= MOST_BEHIND ? 'OK' : 'OUT_OF_SYNC';
}

class LightError extends Error {
  readonly status: 400 | 404;

  constructor(status: 400 | 404, message: string) {
    super(message);
    this.status = status;
  }
}

function reply(c: Context, handler: () => Response): Response {
  try {
    return handler();
  } catch (thrown) {
    if (!(thrown instanceof LightError)) throw thrown;
    return c.text(thrown.message, thrown.status);
  }
}

/** Between 10 and 1,000, as the service requires. */
function topCount(c: Context): number {
  const count = Number(c.req.param('count'));
  if (!Number.isInteger(count) || count < 10 || count > 1000) {
    throw new LightError(400, 'Count must be between 10 and 1000');
  }
  return count;
}
