import type { PackedTransaction } from '../types.ts';
import { ensure } from './errors.ts';
import { executeActions } from './execute.ts';
import { parametersOf } from './parameters.ts';
import { checkCodes, ensureUndelayed, traceOf } from './push.ts';
import type { Applied } from './push.ts';
import type { Runtime } from './runtime.ts';
import { openTransaction } from './transactions.ts';

/**
 * Runs a read-only transaction: no authorizers and no row changes. Its expiration, reference block
 * and signatures are not checked, and nobody pays.
 */
export function applyReadOnly(runtime: Runtime, pushed: PackedTransaction): Applied {
  const opened = openTransaction(pushed);
  const { id, transaction } = opened;
  ensureUndelayed(transaction);
  checkCodes(runtime, transaction);
  for (const { name, authorization } of transaction.actions)
    ensure(
      authorization.length === 0,
      'transaction_exception',
      `read-only action '${name}' cannot have authorizations`,
    );
  const { traces, digests } = executeActions(
    { ...runtime, readOnly: true },
    id,
    transaction.context_free_actions,
    transaction.actions,
    { transaction: opened },
  );
  const { base_per_transaction_net_usage: base } = parametersOf(runtime.state);
  const words = Math.ceil((base + opened.size) / 8);
  const receipt = { status: 'executed', cpu_usage_us: 0, net_usage_words: words } as const;
  return { opened, digests, trace: traceOf(runtime, id, traces, receipt) };
}
