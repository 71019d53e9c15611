import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { actionDocument, simpleDocument, transactionActionDocument } from './action-document.ts';
import { actionFilter } from './action-filter.ts';
import { HyperionError, indexedRoute, paging, required } from './route.ts';
import { chainStatus } from '../chain-status.ts';

export function hyperionHistoryRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  indexedRoute(app, context, '/v2/history/get_actions', (query) => {
    const { skip, limit } = paging(query);
    const keep = actionFilter(query);
    const found = history
      .actionsOf(query['account'] || undefined)
      .filter((position) => keep(history.action(position)));
    const ascending = query['sort'] === 'asc' || query['sort'] === '1';
    const ordered = ascending ? found : found.toReversed();
    const page = ordered.slice(skip, skip + limit).map((position) => history.action(position));
    const lib = chainStatus(context).irreversible.num;
    return {
      cached: false,
      lib,
      total: { value: found.length, relation: 'eq' },
      ...(query['simple'] === 'true'
        ? { simple_actions: page.map((action) => simpleDocument(action, lib)) }
        : { actions: page.map(actionDocument) }),
    };
  });

  indexedRoute(app, context, '/v2/history/get_transaction', (query) => {
    const id = required(query, 'id').toLowerCase();
    const recorded = history.transaction(id);
    return {
      executed: recorded !== undefined,
      cached: false,
      cached_lib: false,
      trx_id: id,
      lib: chainStatus(context).irreversible.num,
      actions: recorded ? history.actionsIn(recorded).map(transactionActionDocument) : [],
    };
  });

  indexedRoute(app, context, '/v2/history/get_creator', (query) => {
    const account = required(query, 'account');
    const creation = history.creationOf(account);
    if (creation) {
      return {
        cached: false,
        account,
        creator: creation.creator,
        timestamp: creation.timestamp,
        block_num: creation.blockNum,
        trx_id: creation.transactionId,
      };
    }
    const record = chain.account(account);
    if (!record) throw new HyperionError(404, 'account not found');
    // Genesis accounts have no creating transaction.
    return {
      cached: false,
      account,
      creator: record.creator === '' || record.creator === account ? '__self__' : record.creator,
      timestamp: record.created,
      block_num: 1,
      trx_id: '',
    };
  });

  indexedRoute(app, context, '/v2/history/get_created_accounts', (query) => {
    const { skip, limit } = paging(query);
    const created = history.createdBy(required(query, 'account')).toReversed();
    return {
      accounts: created.slice(skip, skip + limit).map(({ account, timestamp, transactionId }) => ({
        name: account,
        timestamp,
        trx_id: transactionId,
      })),
      total: { value: created.length, relation: 'eq' },
    };
  });
}
