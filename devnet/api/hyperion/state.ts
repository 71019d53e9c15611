import type { Hono } from 'hono';
import { isPublicKey } from '#src/chain/core/key.ts';
import type { ApiContext } from '../context.ts';
import { keyPermissions } from '../history/key.ts';
import { legacyAuthority } from '../keys.ts';
import { accountJson } from '../node/account.ts';
import { actionDocument } from './action-document.ts';
import { HyperionError, indexedRoute, paging, required } from './route.ts';
import { tokenBalances } from './tokens.ts';

export function hyperionStateRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  indexedRoute(app, context, '/v2/state/get_key_accounts', (query) => {
    const key = required(query, 'public_key');
    if (!isPublicKey(key)) throw new HyperionError(400, 'invalid public key');
    const found = keyPermissions(chain, key);
    const account_names = [...new Set(found.map(({ account }) => account))];
    if (query['details'] !== 'true') return { account_names };
    return {
      account_names,
      permissions: found.flatMap(({ account, permission }) => {
        const record = chain.account(account)?.permissions.find((p) => p.perm_name === permission);
        if (!record) return [];
        return [
          {
            owner: account,
            block_num: history.creationOf(account)?.blockNum ?? 1,
            parent: record.parent,
            name: record.perm_name,
            last_updated: record.last_updated,
            auth: legacyAuthority(record.required_auth, chain.spec.keyPrefix),
            present: true,
          },
        ];
      }),
    };
  });

  indexedRoute(app, context, '/v2/state/get_tokens', (query) => {
    const account = required(query, 'account');
    const { skip, limit } = paging(query);
    return { account, tokens: tokenBalances(chain, account).slice(skip, skip + limit) };
  });

  indexedRoute(app, context, '/v2/state/get_links', (query) => {
    const links = linksOf(query['account']).filter((link) =>
      (['code', 'action', 'permission'] as const).every(
        (field) => !query[field] || link[field] === query[field],
      ),
    );
    return { cached: false, total: { value: links.length, relation: 'eq' }, links };
  });

  indexedRoute(app, context, '/v2/state/get_account', (query) => {
    const account = required(query, 'account');
    if (!chain.account(account)) throw new HyperionError(404, 'Account not found!');
    const positions = history.actionsOf(account);
    return {
      account: accountJson(context, account),
      links: linksOf(account),
      tokens: tokenBalances(chain, account),
      total_actions: positions.length,
      actions: positions
        .slice(-20)
        .toReversed()
        .map((position) => actionDocument(history.action(position))),
    };
  });

  /** Latest first. */
  function linksOf(account: string | undefined): Link[] {
    const accounts = account === undefined ? chain.accountNames() : [account];
    return accounts
      .flatMap((owner) =>
        (chain.account(owner)?.links ?? []).map(({ code, type, requirement }) => {
          const change = history.linkChange(owner, code, type);
          return {
            block_num: change?.blockNum ?? 1,
            timestamp: change?.timestamp ?? chain.account(owner)?.created ?? '',
            account: owner,
            permission: requirement,
            code,
            action: type,
          };
        }),
      )
      .sort((a, b) => b.block_num - a.block_num);
  }
}

interface Link {
  block_num: number;
  timestamp: string;
  account: string;
  permission: string;
  code: string;
  action: string;
}
