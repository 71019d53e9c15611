import { hexToBytes } from '../../core/checksum.ts';
import * as signing from '../../core/signing-messages.ts';
import { CodecError } from '../abi/codec/error.ts';
import { unpackType } from '../abi/serialize.ts';
import { transactionDefinition } from './transaction-definition.ts';
import type { TransactionJson } from './transaction-definition.ts';

/** The account that pays instead of the first authorizer, and its limits. */
export interface ResourcePayer {
  readonly payer: string;
  readonly max_net_bytes: number | string;
  readonly max_cpu_us: number | string;
  readonly max_memory_bytes: number | string;
}

const RESOURCE_PAYER = 1;

/**
 * The resource payer in a transaction's extensions; null for none. Throws CodecError: 'Transaction
 * Extension could not be determined' for an unknown extension.
 */
export function resourcePayer(
  extensions: TransactionJson['transaction_extensions'],
): ResourcePayer | null {
  let payer: ResourcePayer | null = null;
  for (const [type, data] of extensions) {
    if (type !== RESOURCE_PAYER) throw new CodecError(signing.extensionUnknown);
    payer = unpackType(transactionDefinition, 'resource_payer', hexToBytes(data), {
      allBytes: true,
    }) as ResourcePayer;
  }
  return payer;
}
