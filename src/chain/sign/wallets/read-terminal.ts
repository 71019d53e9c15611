import { parseTime } from '../../core/time.ts';
import type { PackedEntry } from '../../model/action/packed-entry.ts';
import { signingDigest, verifyDigest } from '../keys/recover.ts';
import { verifyPasskey } from '../keys/webauthn-verify.ts';
import { openPacked, unpackTransaction } from '../transaction/packed.ts';
import type { TransactionJson } from '../transaction/transaction-definition.ts';

interface TerminalOutput {
  readonly signatures: readonly string[];
  readonly transactionId: string | null;
  /** Why the text is not accepted; null if it is. */
  readonly problem: 'nothing-found' | 'other-signature' | 'keys-unknown' | null;
}

const nothingFound: TerminalOutput = {
  signatures: [],
  transactionId: null,
  problem: 'nothing-found',
};

/**
 * Parses the pasted output of a command line: signatures, or the id of a sent transaction. Each
 * signature must be over the digest and by one of the keys. A passkey's is checked
 * as chains do, which needs its key.
 * @param keys of the permission that signs; empty if they are not known
 */
export function readTerminal(
  text: string,
  digest: string,
  keys: readonly string[],
): TerminalOutput {
  const signatures = [...new Set(text.match(/SIG_(?:K1|R1|WA)_[1-9A-HJ-NP-Za-km-z]+/g) ?? [])];
  if (signatures.length > 0) {
    const result = { signatures, transactionId: null };
    if (keys.length === 0) return { ...result, problem: 'keys-unknown' };
    const allMatch = signatures.every((one) => isOf(one, digest, keys));
    return { ...result, problem: allMatch ? null : 'other-signature' };
  }
  const transactionId = /\b[0-9a-f]{64}\b/i.exec(text)?.[0].toLowerCase();
  return transactionId === undefined
    ? nothingFound
    : { ...nothingFound, transactionId, problem: null };
}

function isOf(signature: string, digest: string, keys: readonly string[]): boolean {
  return keys.some((publicKey) =>
    signature.startsWith('SIG_WA_')
      ? verifyPasskey({ publicKey, signature, digest }).valid
      : verifyDigest(signature, digest, publicKey),
  );
}

interface Reviewed {
  readonly chainId: string;
  /** Of the permission that signs; empty if they are not known. */
  readonly keys: readonly string[];
  /** In hex. */
  readonly packed: string;
  /** When its command was shown, in milliseconds UTC. */
  readonly since: number;
}

/**
 * Why a transaction on the chain is not the reviewed one; null if it is. A wallet that sends by
 * itself makes its own header, so only the actions count: contract, name, authorization and all
 * data bytes. One that had already expired was sent earlier. The node that has it may have made it
 * up: its bytes must have the pasted id, and the user's signature.
 */
export function sentProblem(
  id: string,
  entry: PackedEntry | null,
  { packed, since, chainId, keys }: Reviewed,
): 'not-sent' | 'of-another' | 'keys-unknown' | null {
  if (!entry) return 'not-sent';
  if (keys.length === 0) return 'keys-unknown';
  if (entry.packed === null) return 'of-another';
  const sent = openPacked({ packed_trx: entry.packed, compression: entry.compression });
  const digest = signingDigest(chainId, sent.packed);
  const isReal = sent.id === id && entry.signatures.some((one) => isOf(one, digest, keys));
  const isSameEffect =
    effectOf(sent.transaction) === effectOf(unpackTransaction(packed)) &&
    parseTime(sent.transaction.expiration) > since;
  return isReal && isSameEffect ? null : 'of-another';
}

/** What a transaction does, regardless of its reference block, expiration and limits. */
function effectOf({
  expiration: _until,
  ref_block_num: _num,
  ref_block_prefix: _prefix,
  max_net_usage_words: _net,
  max_cpu_usage_ms: _cpu,
  ...effect
}: TransactionJson): string {
  return JSON.stringify(effect);
}
