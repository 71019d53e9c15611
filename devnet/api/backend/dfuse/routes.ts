import type { Hono } from 'hono';
import { isPublicKey } from '#src/chain/core/key.ts';
import { bytesOfHex } from '../../../abi/hex.ts';
import type { RecordedAction, RecordedTransaction } from '../../../history/records.ts';
import type { ApiContext } from '../../context.ts';
import { keyPermissions } from '../../history/key.ts';
import { publishedCodec } from '../../rows.ts';
import { serviceRoute, ServiceError } from '../../service.ts';
import type { ServiceCall } from '../../service.ts';
import { chainStatus } from '../../chain-status.ts';
import { BACKEND } from '../path.ts';
import { countedOrdinals, lifecycle } from './lifecycle.ts';
import { readQuery } from './query.ts';

/** dfuse's routes: searches, transaction lifecycles, state. */
export function dfuseRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  const calls: Record<string, (call: ServiceCall) => unknown> = {
    search_transactions_graphql: (call) => search(context, call),
    state_abi_bin_to_json: (call) => decodedRows(context, call),
    msig_history: (call) => proposalHistory(context, call),
    fetch_transaction(call) {
      const recorded = history.transaction(call.query('id').toLowerCase());
      if (!recorded) throw new ServiceError(404, 'Transaction not found');
      return lifecycle(context, recorded);
    },
    state_permission_links: (call) => ({
      linked_permissions: (chain.account(call.query('account'))?.links ?? []).map(
        ({ code, type, requirement }) => ({
          contract: code,
          action: type,
          permission_name: requirement,
        }),
      ),
    }),
    state_key_accounts(call) {
      const key = call.query('publicKey');
      if (!isPublicKey(key)) throw new ServiceError(400, 'Invalid public key');
      const names = keyPermissions(chain, key).map(({ account }) => account);
      return { block_num: chainStatus(context).head.num, account_names: [...new Set(names)] };
    },
  };

  serviceRoute(app, 'GET', `${BACKEND}/dfuse`, (call) => {
    const handler = calls[call.query('type')];
    if (!handler) throw new ServiceError(400, 'Unknown type');
    return handler(call);
  });
}

/** Transactions with a matching action. The cursor is the position of the next one. */
function search(context: ApiContext, call: ServiceCall): unknown {
  const { history } = context;
  const matches = queryOf(call);
  const option = (name: string): string => call.query(`options[${name}]`);
  const inTime = ({ in: { block } }: RecordedAction): boolean =>
    (option('after') === '' || block.timestamp >= option('after').replace(/Z$/, '')) &&
    (option('before') === '' || block.timestamp < option('before').replace(/Z$/, ''));
  const found = history
    .actionsOf()
    .map((position) => history.action(position))
    .filter((action) => inTime(action) && matches(action));
  const byTransaction = Map.groupBy(found, (action) => action.in);
  const transactions = [...byTransaction.entries()];
  if (option('sort') !== 'asc') transactions.reverse();
  const limit = call.count('options[limit]', 25, { least: 1, most: 1000 });
  const begin = call.count('options[cursor]', 0);
  const end = begin + limit;
  return {
    transactions: transactions.slice(begin, end).map(([recorded, actions]) => ({
      lifecycle: lifecycle(context, recorded),
      action_idx: indexes(recorded, actions),
    })),
    cursor: end < transactions.length ? String(end) : '',
  };
}

function queryOf(call: ServiceCall): (action: RecordedAction) => boolean {
  try {
    return readQuery(call.query('q'));
  } catch (thrown) {
    throw new ServiceError(400, thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function indexes(recorded: RecordedTransaction, actions: readonly RecordedAction[]): number[] {
  const counted = countedOrdinals(recorded.trace.action_traces);
  return actions
    .map(({ receivers: [first] }) => counted.indexOf(first?.action_ordinal ?? 0))
    .filter((index) => index >= 0);
}

/** Rows that cannot be decoded stay packed. */
function decodedRows(context: ApiContext, call: ServiceCall): unknown {
  const { chain } = context;
  const codec = publishedCodec(chain, call.query('account'));
  const type = codec?.tableType(call.query('table'));
  if (!codec || !type) throw new ServiceError(404, 'Unknown table');
  const decoded = (row: string): unknown => {
    try {
      return codec.decodeJson(type, bytesOfHex(row));
    } catch {
      return row;
    }
  };
  return { block_num: chainStatus(context).head.num, rows: call.queries('hexRows').map(decoded) };
}

/** Transactions about a proposal, newest first. */
function proposalHistory(context: ApiContext, call: ServiceCall): unknown {
  const { history } = context;
  const found = history
    .actionsOf('eosio.msig')
    .map((position) => history.action(position))
    .filter(({ receivers: [first] }) => {
      const data = first?.act.data as Record<string, unknown> | undefined;
      const named = data?.['proposal_name'] === call.query('proposal');
      return named && data?.['proposer'] === call.query('proposer');
    });
  const transactions = [...new Set(found.map((action) => action.in))].toReversed();
  return {
    transactions: transactions.map((recorded) => ({ lifecycle: lifecycle(context, recorded) })),
    cursor: '',
  };
}
