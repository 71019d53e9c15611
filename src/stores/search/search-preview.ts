import type { PackedTransaction } from '../../chain/sign/transaction/packed.ts';
import type { CheckedAbis } from '../../chain/sign/abi/checked-abis.ts';
import type { ReadTransaction } from '../../chain/sign/abi/read-actions.ts';
import type { ReadRequest, RequestSigner } from '../../chain/sign/transaction/read-request.ts';
import type { ResourcePayer } from '../../chain/sign/transaction/transaction-extensions.ts';
import * as signing from '../../chain/core/signing-messages.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';

/** A pasted transaction, decoded in the page. */
export type Preview =
  | {
      readonly kind: 'packed';
      readonly transaction: ReadTransaction;
      readonly signatures: readonly string[];
      /** Null for none, `unknown` for an extension that is not known. */
      readonly payer: ResourcePayer | 'unknown' | null;
    }
  | { readonly kind: 'request'; readonly request: ReadRequest };

/** Limit of contracts whose ABIs one text has requested: it may name thousands. */
const MOST_CONTRACTS = 50;

/**
 * The ABIs of a review: published ones, or those that two operators serve. Somebody may sign elsewhere
 * what is shown here.
 */
export async function checkedAbis(): Promise<Pick<CheckedAbis, 'read'>> {
  const checked = await chainAbis();
  const contracts = new Set<string>();
  return {
    async read(account, action) {
      contracts.add(account);
      if (contracts.size <= MOST_CONTRACTS) return checked.read(account, action);
      contracts.delete(account);
      throw new Error(signing.tooManyContracts);
    },
  };
}

/** Fetches only the ABIs it needs. Rejects if the text is not a transaction. */
export async function readPacked(text: string): Promise<Preview> {
  const sent = JSON.parse(text) as Partial<PackedTransaction> & { signatures?: unknown };
  if (typeof sent.packed_trx !== 'string') throw new Error('packed_trx');
  const { readTransaction } = await import('../../chain/sign/abi/read-actions.ts');
  const { packed_trx, packed_context_free_data = '', compression = 'none' } = sent;
  const packed = { packed_trx, packed_context_free_data, compression };
  const transaction = await readTransaction(packed, await checkedAbis(), {
    keyForm: chainConfig().keyPrefix,
  });
  const signatures = Array.isArray(sent.signatures) ? sent.signatures.map(String) : [];
  const { resourcePayer } = await import('../../chain/sign/transaction/transaction-extensions.ts');
  const payerOf = () => {
    try {
      return resourcePayer(transaction.header.transaction_extensions);
    } catch {
      return 'unknown';
    }
  };
  return { kind: 'packed', transaction, signatures, payer: payerOf() };
}

/** @param signer replaces the placeholders for the signer */
export async function readRequest(uri: string, signer: RequestSigner): Promise<Preview> {
  const { readSigningRequest } = await import('../../chain/sign/transaction/read-request.ts');
  const keyForm = chainConfig().keyPrefix;
  const request = await readSigningRequest(uri, signer, await checkedAbis(), { keyForm });
  return { kind: 'request', request };
}
