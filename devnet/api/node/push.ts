import type { Hono } from 'hono';
import type { ActionTrace, PackedTransaction, TransactionTrace } from '../../types.ts';
import { NO_CODE } from '../../engine/state.ts';
import { openTransaction } from '../../engine/transactions.ts';
import type { ApiContext } from '../context.ts';
import { errorBody, Refusal, refusalOf } from '../errors.ts';
import { failureTrace, traceOfFailure } from './failure-trace.ts';
import { badCast, flag, isObject, text } from '../params.ts';
import type { Params } from '../params.ts';
import { nodeRoute, rawRoute } from '../router.ts';
import { chainStatus } from '../chain-status.ts';

export function pushRoutes(app: Hono, context: ApiContext): void {
  const { chain } = context;
  const push = (body: Params): unknown => {
    const trace = chain.push(packedTransaction(body));
    return { transaction_id: trace.id, processed: { ...trace, action_traces: nested(trace) } };
  };

  nodeRoute(app, '/v1/chain/push_transaction', push, { status: 202 });

  nodeRoute(
    app,
    '/v1/chain/send_transaction',
    (params) => flat(chain.push(packedTransaction(params))),
    { status: 202 },
  );

  nodeRoute(
    app,
    '/v1/chain/send_transaction2',
    (params) => {
      const packed = packedTransaction(innerTransaction(params));
      try {
        return flat(chain.push(packed));
      } catch (thrown) {
        const trace = flag(params, 'return_failure_trace', true)
          ? failureTrace(chain.headBlock, packed, refusalOf(thrown))
          : undefined;
        if (!trace) throw thrown;
        return trace;
      }
    },
    { status: 202 },
  );

  nodeRoute(app, '/v1/chain/compute_transaction', (params) =>
    flat(chain.dryRun(packedTransaction(innerTransaction(params)))),
  );

  nodeRoute(app, '/v1/chain/send_read_only_transaction', (params) => {
    const packed = packedTransaction(innerTransaction(params));
    return tracing(packed, true, () => chain.readOnly(packed));
  });

  // The name of this call on nodes of 2021. The query may be signed.
  nodeRoute(app, '/v1/chain/push_ro_transaction', (params) => {
    const packed = packedTransaction(innerTransaction(params));
    const failures = flag(params, 'return_failure_traces', true);
    const { processed } = tracing(packed, failures, () => chain.dryRun(packed));
    const { head, irreversible } = chainStatus(context);
    return {
      head_block_num: head.num,
      head_block_id: head.id,
      last_irreversible_block_num: irreversible.num,
      last_irreversible_block_id: irreversible.id,
      code_hash: codeHashOf(packed),
      pending_transactions: [],
      result: processed,
    };
  });

  /** The trace, or with failure traces that of the failure. */
  function tracing(packed: PackedTransaction, failures: boolean, run: () => TransactionTrace) {
    try {
      return flat(run());
    } catch (thrown) {
      const trace = failures
        ? traceOfFailure(chain.headBlock, packed, refusalOf(thrown))
        : undefined;
      if (!trace) throw thrown;
      return trace;
    }
  }

  /** Code hash of the first action's contract. */
  function codeHashOf(packed: PackedTransaction): string {
    const { transaction } = openTransaction(packed);
    const [first] = [...transaction.actions, ...transaction.context_free_actions];
    return chain.account(first?.account ?? '')?.code_hash ?? NO_CODE;
  }

  rawRoute(
    app,
    '/v1/chain/push_transactions',
    (body) => {
      if (!Array.isArray(body)) throw badCast(body, 'Array');
      return body.map((entry: unknown) => pushOne(entry));
    },
    202,
  );

  /** A refusal does not stop the others: its error replaces the trace. */
  function pushOne(entry: unknown): unknown {
    try {
      if (!isObject(entry)) throw badCast(entry, 'Object');
      return push(entry);
    } catch (thrown) {
      const { error } = errorBody(refusalOf(thrown), 'push_transactions');
      return { transaction_id: '0'.repeat(64), processed: { error } };
    }
  }
}

/** The body's fields, as lenient as nodeos. The chain checks the contents. */
function packedTransaction(body: Params): PackedTransaction {
  const compression = body['compression'];
  // nodeos checks the fields in this order, and reports only a packing error.
  for (const field of ['signatures', 'compression', 'packed_context_free_data', 'packed_trx'])
    if (body[field] === undefined) throw invalidPacked(`Missing ${field}`);
  return {
    signatures: signaturesOf(body),
    compression:
      typeof compression === 'number' || typeof compression === 'boolean'
        ? compression
        : text(body, 'compression') || 'none',
    packed_context_free_data: text(body, 'packed_context_free_data'),
    packed_trx: text(body, 'packed_trx'),
  };
}

function signaturesOf(body: Params): string[] {
  if (!Array.isArray(body['signatures'])) throw unpackable(badCast(body['signatures'], 'Array'));
  return body['signatures'].map(String);
}

/** The parser's message is second here. */
function unpackable({ details }: Refusal): Refusal {
  const what = 'Invalid packed transaction';
  return new Refusal({
    status: 500,
    code: 3010010,
    name: 'packed_transaction_type_exception',
    what,
    details: [what, ...details.slice(1), 'Failed to deserialize variant'],
  });
}

function invalidPacked(reason: string): Refusal {
  const what = 'Invalid packed transaction';
  return new Refusal({
    status: 500,
    code: 3010010,
    name: 'packed_transaction_type_exception',
    what,
    details: [reason, 'Failed to deserialize variant', what],
  });
}

function innerTransaction(params: Params): Params {
  const inner = params['transaction'];
  if (!isObject(inner)) throw badCast(inner, 'Object');
  return inner;
}

function flat(trace: TransactionTrace) {
  return { transaction_id: trace.id, processed: trace };
}

/** push_transaction nests each action under its creator, like nodeos before 1.8. */
function nested(trace: TransactionTrace): unknown[] {
  const below = (ordinal: number): unknown[] =>
    trace.action_traces
      .filter((action: ActionTrace) => action.creator_action_ordinal === ordinal)
      .map((action) => ({ ...action, inline_traces: below(action.action_ordinal) }));
  return below(0);
}
