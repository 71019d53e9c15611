import { describe, expect, it } from 'vitest';
import { keyOffers } from '#src/chain/client/account/key-offers.ts';
import { isAuthorizedByTwoOperators } from '#src/chain/client/account/permission-key.ts';
import { openChain } from '#src/chain/client/chain/access.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import * as limits from '#src/chain/core/limits.ts';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { CHAIN_ID, chainError, infoBody } from '../../rpc/servers.ts';

const KEY = String(devnetPrivateKey('alice').toPublic());
const OTHER = String(devnetPrivateKey('mallory').toPublic());
const FIRST = 'https://api.first.example';
const SECOND = 'https://api.second.org';
const THIRD = 'https://api.third.net';

/** Accounts with their permissions that have the key; `down` for a node that does not respond. */
type Node = Readonly<Record<string, readonly string[]>> | 'down';

/** A chain whose first node that responds lists these accounts for the key. */
function chainWith(nodes: Readonly<Record<string, Node>>, listed: readonly string[]) {
  const requested: string[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname } = new URL(String(input));
    const node = nodes[origin]!;
    if (node === 'down') throw new Error('down');
    const body = JSON.parse(String(init?.body ?? '{}')) as { account_name?: string };
    if (pathname === '/v1/chain/get_info') return Response.json(infoBody());
    if (pathname === '/v1/chain/get_accounts_by_authorizers')
      return Response.json({
        accounts: listed.map((name) => ({
          account_name: name,
          permission_name: 'active',
          authorizing_key: KEY,
          weight: 1,
          threshold: 1,
        })),
      });
    if (pathname !== '/v1/chain/get_account') return Response.json({}, { status: 404 });
    const name = body.account_name ?? '';
    requested.push(`${origin} ${name}`);
    const having = node[name];
    if (!having) return Response.json(chainError(0, 'exception', 'unknown key'), { status: 500 });
    return Response.json({
      account_name: name,
      created: '2026-01-01T00:00:00.000',
      ram_quota: 1,
      ram_usage: 1,
      net_limit: { used: 0, available: 0, max: 0 },
      cpu_limit: { used: 0, available: 0, max: 0 },
      permissions: ['active', 'owner'].map((permission) => ({
        perm_name: permission,
        parent: '',
        required_auth: {
          threshold: 1,
          keys: [{ key: having.includes(permission) ? KEY : OTHER, weight: 1 }],
          accounts: [],
          waits: [],
        },
      })),
    });
  };
  const endpoints = Object.keys(nodes);
  const access = openChain(
    {
      ...eos,
      chainId: CHAIN_ID,
      hyperionUrl: null,
      historyTypes: [],
      lightApi: null,
      endpoints: { default: endpoints, actions: [], transactions: [], provider: endpoints },
    },
    { fetch },
  );
  return { access, requested };
}

const offered = (account: string, onlyBy: string | null = null) => ({
  account,
  permission: 'active',
  onlyBy,
});

describe('the accounts that are offered for a key', () => {
  it('are those whose permission has it at two operators', async () => {
    const honest = { alice: ['active'], mallory: [] };
    const { access } = chainWith({ [FIRST]: honest, [SECOND]: honest }, ['alice', 'mallory']);
    expect(await keyOffers(access, KEY)).toEqual({
      offers: [offered('alice')],
      unconfirmed: ['mallory'],
      truncated: false,
    });
  });

  it('leave out what one operator alone claims', async () => {
    const lying = { alice: ['active', 'owner'], mallory: ['active'] };
    const { access } = chainWith({ [FIRST]: lying, [SECOND]: { alice: ['active'], mallory: [] } }, [
      'alice',
      'mallory',
    ]);
    expect(await keyOffers(access, KEY)).toEqual({
      offers: [offered('alice')],
      unconfirmed: ['mallory'],
      truncated: false,
    });
  });

  it('are confirmed by a third operator where one of two is silent', async () => {
    const nodes = {
      [FIRST]: { alice: ['active'] },
      [SECOND]: 'down',
      [THIRD]: { alice: [] },
    } as const;
    const { access } = chainWith(nodes, ['alice']);
    expect(await keyOffers(access, KEY)).toMatchObject({ offers: [], unconfirmed: ['alice'] });
  });

  it('leave out what two operators claim together and a third denies', async () => {
    const lying = { alice: ['active'] };
    const nodes = { [FIRST]: lying, [SECOND]: lying, [THIRD]: { alice: [] } };
    const { access } = chainWith(nodes, ['alice']);
    expect(await keyOffers(access, KEY)).toMatchObject({ offers: [], unconfirmed: ['alice'] });
    const level = { actor: 'alice', permission: 'active' };
    expect(await isAuthorizedByTwoOperators(access, level, KEY)).toBe(false);
  });

  it.each([
    ['is the only one configured', { [FIRST]: { alice: ['active'] } }],
    ['alone responds', { [FIRST]: { alice: ['active'] }, [SECOND]: 'down' }],
  ] as const)('name the node that %s', async (_what, nodes) => {
    const { access } = chainWith(nodes, ['alice']);
    expect(await keyOffers(access, KEY)).toMatchObject({ offers: [offered('alice', FIRST)] });
  });

  it('are read up to a number, and the rest is marked as cut', async () => {
    const names = Array.from({ length: limits.keyAccountsChecked + 5 }, (_, at) => `acc${at}`);
    const all = Object.fromEntries(names.map((name) => [name, ['active']]));
    const { access, requested } = chainWith({ [FIRST]: all, [SECOND]: all }, names);
    const { offers, truncated } = await keyOffers(access, KEY);
    expect(offers).toHaveLength(limits.keyAccountsChecked);
    expect(truncated).toBe(true);
    expect(requested).toHaveLength(2 * limits.keyAccountsChecked);
  });
});

describe('a key of a log-in', () => {
  const active = { actor: 'alice', permission: 'active' };
  const counts = (nodes: Readonly<Record<string, Node>>) =>
    isAuthorizedByTwoOperators(chainWith(nodes, []).access, active, KEY);

  it('counts if two operators say so, or one where the other is silent', async () => {
    const honest = { alice: ['active'] };
    expect(await counts({ [FIRST]: honest, [SECOND]: honest })).toBe(true);
    expect(await counts({ [FIRST]: 'down', [SECOND]: honest })).toBe(true);
  });

  it('does not count where one of two operators denies it, whichever', async () => {
    const lying = { alice: ['active'] };
    expect(await counts({ [FIRST]: lying, [SECOND]: { alice: [] } })).toBe(false);
    expect(await counts({ [FIRST]: { alice: [] }, [SECOND]: lying })).toBe(false);
  });

  it('is unknown if none responds', async () => {
    await expect(counts({ [FIRST]: 'down', [SECOND]: 'down' })).rejects.toThrow();
  });
});
