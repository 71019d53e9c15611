import type { TransactionHeader } from '../../services/backend/free-cpu.ts';
import type { AbiCache } from '../abi/abi-cache.ts';
import { buildTransaction, type BuildOptions, type UnpackedAction } from './build-transaction.ts';
import { packTransaction } from './packed.ts';
import type { TransactionJson } from './transaction-definition.ts';
import {
  headerDefaults,
  type HeaderOptions,
  type HeaderSource,
  transactionHeader,
} from './transaction-header.ts';

/** The bytes of a transaction, before anyone signed them. */
export interface PackedActions {
  readonly id: string;
  /** In hex. */
  readonly packed: string;
  /** Everything except the actions. */
  readonly header: TransactionHeader;
}

interface PackingNode {
  readonly header: HeaderSource;
  readonly abis: Pick<AbiCache, 'get'>;
}

/**
 * Adds a header to actions, that of a form by default, and packs them with their contracts' ABIs.
 * Rejects like buildTransaction and transactionHeader.
 */
export async function packActions(
  { header, abis }: PackingNode,
  actions: readonly UnpackedAction[],
  options: BuildOptions,
  headerOptions: HeaderOptions = headerDefaults.form,
): Promise<PackedActions> {
  const built = await buildTransaction(
    await transactionHeader(options.header ?? {}, headerOptions, header),
    actions,
    options,
    abis,
  );
  return { ...packTransaction(built), header: headerOf(built) };
}

function headerOf(transaction: TransactionJson): TransactionHeader {
  const { expiration, ref_block_num, ref_block_prefix } = transaction;
  const { max_net_usage_words, max_cpu_usage_ms, delay_sec } = transaction;
  return {
    expiration,
    ref_block_num,
    ref_block_prefix,
    max_net_usage_words,
    max_cpu_usage_ms,
    delay_sec,
  };
}
