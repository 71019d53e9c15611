import { inflateSync } from 'node:zlib';
import { secp256k1 } from '@bitauth/libauth';
import { KeyType, Serializer, Signature } from '@wharfkit/antelope';
import type { PublicKey } from '../../src/chain/core/key.ts';
import type { PackedTransaction, Transaction, TransactionStatus } from '../types.ts';
import { createReader, pack } from '../abi/bytes.ts';
import { bytesOfHex, hex } from '../abi/hex.ts';
import { publicKeyText } from '../abi/keys.ts';
import { sha256 } from './digests.ts';
import { ChainError, ensure } from './errors.ts';
import { isCanonical } from './keys.ts';
import { packTransaction, unpackTransaction } from './transaction-packing.ts';
import { recoverPasskey, variableSize } from './webauthn.ts';

/** A received transaction, unpacked. */
export interface OpenedTransaction {
  id: string;
  transaction: Transaction;
  /** Milliseconds UTC. */
  expiration: number;
  signatures: string[];
  /** The parsed signatures. */
  readSignatures: Signature[];
  compression: 'none' | 'zlib';
  packed: Uint8Array;
  contextFreeData: Uint8Array;
  /** The uncompressed form, packed again like nodeos does: it is hashed and signed. */
  bytes: Uint8Array;
  /** Billed bytes: the transaction, and a fifth of signatures and context free data. */
  size: number;
}

const MAX_PLAIN_BYTES = 1024 * 1024;
/** Bytes that nodeos adds to a transaction's size, and the divisor for prunable data. */
const FIXED_OVERHEAD = 16;
const PRUNABLE_PART = 5;
/** Maximum bytes of a WebAuthn signature's variable parts. */
const MAX_VARIABLE_SIGNATURE = 16_384;
/** Characters. Longer texts have more bytes than any valid signature. */
const MAX_SIGNATURE_TEXT = 24_000;

/** Unpacks a pushed body. Throws 3010010 if malformed. */
export function openTransaction(pushed: PackedTransaction): OpenedTransaction {
  const compression = compressionOf(pushed.compression);
  const packed = readHex(pushed.packed_trx);
  const contextFreeData = readHex(pushed.packed_context_free_data ?? '');
  ensure(
    Array.isArray(pushed.signatures) && pushed.signatures.every((text) => typeof text === 'string'),
    'packed_transaction_type_exception',
    'Invalid packed transaction',
  );
  const read = readTransaction(compression === 'zlib' ? inflate(packed) : packed);
  const bytes = packTransaction(read);
  const signatures = pushed.signatures.map(readSignature);
  const signatureBytes = signatures.reduce((sum, { data }) => sum + 1 + data.array.length, 1);
  return {
    id: hex(sha256(bytes)),
    transaction: read,
    expiration: Date.parse(`${read.expiration}Z`),
    signatures: pushed.signatures,
    readSignatures: signatures,
    compression,
    packed,
    contextFreeData,
    bytes,
    size:
      FIXED_OVERHEAD +
      packed.length +
      Math.ceil((signatureBytes + contextFreeData.length) / PRUNABLE_PART),
  };
}

/**
 * The signing digest: chain id, uncompressed transaction, hash of the context free data or zeros.
 */
export function signingDigest(chainId: string, opened: OpenedTransaction): Uint8Array {
  const free =
    opened.contextFreeData.length > 0 && opened.transaction.context_free_actions.length > 0
      ? sha256(
          opened.compression === 'zlib' ? inflate(opened.contextFreeData) : opened.contextFreeData,
        )
      : new Uint8Array(32);
  return sha256(bytesOfHex(chainId), opened.bytes, free);
}

/** Keys of signatures made in this process, until they are looked up. */
const signers = new Map<string, PublicKey>();

/** Remembers the key of a signature: recovering it takes twice as long as signing. */
export function noteSigner(digest: Uint8Array, signature: string, key: PublicKey): void {
  signers.set(hex(digest) + signature, key);
}

function takeSigner(digest: Uint8Array, signature: string): PublicKey | undefined {
  if (signers.size === 0) return undefined;
  const noted = hex(digest) + signature;
  const key = signers.get(noted);
  signers.delete(noted);
  return key;
}

/** The keys that signed, as texts. Throws 3090001 if one signed twice. */
export function recoverKeys(
  digest: Uint8Array,
  opened: OpenedTransaction,
  prefix: string,
): string[] {
  for (const signature of opened.readSignatures) checkVariableSize(signature);
  const keys: string[] = [];
  for (const [index, signature] of opened.readSignatures.entries()) {
    const signer = takeSigner(digest, opened.signatures[index]!) ?? recover(signature, digest);
    const key = publicKeyText(signer, prefix);
    ensure(
      !keys.includes(key),
      'tx_duplicate_sig',
      () =>
        `transaction includes more than one signature signed using the same key associated with public key: ${key}`,
    );
    keys.push(key);
  }
  return keys;
}

function checkVariableSize(signature: Signature): void {
  const size = variableSize(signature);
  ensure(
    size <= MAX_VARIABLE_SIGNATURE,
    'sig_variable_size_limit_exception',
    () =>
      `signature variable length component size (${size}) greater than subjective maximum (${MAX_VARIABLE_SIGNATURE})`,
  );
}

/** A scheduled transaction, without new signatures. */
export function openScheduled(id: string, packed: Uint8Array): OpenedTransaction {
  const transaction = unpackTransaction(packed);
  return {
    id,
    transaction,
    expiration: Date.parse(`${transaction.expiration}Z`),
    signatures: [],
    readSignatures: [],
    compression: 'none',
    packed,
    contextFreeData: new Uint8Array(),
    bytes: packed,
    size: 0,
  };
}

/** The context-free data in hex; empty if malformed. */
export function contextFreeTexts({ compression, contextFreeData }: OpenedTransaction): string[] {
  if (contextFreeData.length === 0) return [];
  try {
    const reader = createReader(
      compression === 'zlib' ? inflate(contextFreeData) : contextFreeData,
    );
    return Array.from({ length: reader.varuint() }, () => hex(reader.raw(reader.varuint())));
  } catch {
    return [];
  }
}

/** Hash of a packed transaction for a block's transaction tree. */
function packedDigest(opened: OpenedTransaction): Uint8Array {
  const prunable = pack((writer) => {
    writer.varuint(opened.signatures.length);
    for (const signature of opened.readSignatures)
      writer.raw(Serializer.encode({ object: signature }).array);
    writer.varuint(opened.contextFreeData.length);
    writer.raw(opened.contextFreeData);
  });
  return sha256(
    pack((writer) => {
      writer.int(opened.compression === 'zlib' ? 1 : 0, 1);
      writer.varuint(opened.packed.length);
      writer.raw(opened.packed);
      writer.raw(sha256(prunable));
    }),
  );
}

/** In the order of their numbers in a packed receipt. */
const STATUSES: readonly TransactionStatus[] = [
  'executed',
  'soft_fail',
  'hard_fail',
  'delayed',
  'expired',
];

export interface TransactionReceipt {
  status: TransactionStatus;
  cpu_usage_us: number;
  net_usage_words: number;
}

/** Leaf of a block's transaction tree. A scheduled transaction is only represented by its id. */
export function transactionReceiptDigest(
  opened: OpenedTransaction,
  receipt: TransactionReceipt,
  scheduled = false,
): Uint8Array {
  return sha256(
    pack((writer) => {
      writer.int(STATUSES.indexOf(receipt.status), 1);
      writer.int(receipt.cpu_usage_us, 4);
      writer.varuint(receipt.net_usage_words);
      writer.raw(scheduled ? bytesOfHex(opened.id) : packedDigest(opened));
    }),
  );
}

/** Throws nodeos's exception if no key can be recovered. */
export function recover(signature: Signature, digest: Uint8Array): PublicKey {
  const data = signature.data.array;
  if (signature.type === KeyType.K1) {
    ensure(isCanonical(data), 'exception', 'signature is not canonical');
    const recoveryId = (data[0]! - 31) as 0 | 1 | 2 | 3;
    const key =
      recoveryId >= 0 && recoveryId < 4
        ? secp256k1.recoverPublicKeyCompressed(data.subarray(1), recoveryId, digest)
        : 'recovery id out of range';
    if (typeof key !== 'string') return { type: 'K1', data: key };
  } else if (signature.type === KeyType.R1) {
    try {
      return { type: 'R1', data: signature.recoverDigest(digest).data.array };
    } catch {
      // Handled below, as for K1.
    }
  } else return recoverPasskey(data, digest);
  throw new ChainError('exception', 'unable to reconstruct public key from signature');
}

function compressionOf(given: PackedTransaction['compression'] | undefined): 'none' | 'zlib' {
  if (given === undefined || given === 'none' || given === 0 || given === false) return 'none';
  if (given === 'zlib' || given === 1 || given === true) return 'zlib';
  throw new ChainError(
    'packed_transaction_type_exception',
    'Invalid packed transaction',
    `invalid name '${given}' in enum 'eosio::chain::packed_transaction::compression_type'`,
  );
}

function readHex(text: unknown): Uint8Array {
  ensure(
    typeof text === 'string' && text.length % 2 === 0 && /^[0-9a-f]*$/i.test(text),
    'packed_transaction_type_exception',
    'Invalid packed transaction',
  );
  return bytesOfHex(text);
}

function readSignature(text: string): Signature {
  try {
    // Parsing time grows with the square of the length.
    if (text.length > MAX_SIGNATURE_TEXT) throw new Error('too long');
    return Signature.from(text);
  } catch {
    throw new ChainError('packed_transaction_type_exception', 'Invalid packed transaction');
  }
}

function inflate(packed: Uint8Array): Uint8Array {
  try {
    return new Uint8Array(inflateSync(packed, { maxOutputLength: MAX_PLAIN_BYTES }));
  } catch {
    throw new ChainError(
      'packed_transaction_type_exception',
      'Invalid packed transaction',
      'internal decompression error',
    );
  }
}

function readTransaction(bytes: Uint8Array): Transaction {
  try {
    return unpackTransaction(bytes);
  } catch {
    throw new ChainError('packed_transaction_type_exception', 'Invalid packed transaction');
  }
}
