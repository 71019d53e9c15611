import { recoverDigest, verifyDigest } from '../keys/recover.ts';

interface TerminalAnswer {
  readonly signatures: readonly string[];
  readonly transactionId: string | null;
  /** Why the text is not accepted; null if it is. */
  readonly problem: 'nothing-found' | 'other-signature' | null;
}

const noAnswer: TerminalAnswer = { signatures: [], transactionId: null, problem: 'nothing-found' };

/**
 * Parses the pasted output of a command line: signatures, or the id of a sent transaction. A
 * signature must be over the digest and, if the keys are known, by one of them.
 */
export function readTerminal(
  text: string,
  digest: string,
  keys: readonly string[],
): TerminalAnswer {
  const signatures = [...new Set(text.match(/SIG_(?:K1|R1|WA)_[1-9A-HJ-NP-Za-km-z]+/g) ?? [])];
  if (signatures.length > 0) {
    const fits = signatures.every((one) => isOf(one, digest, keys));
    return { signatures, transactionId: null, problem: fits ? null : 'other-signature' };
  }
  const transactionId = /\b[0-9a-f]{64}\b/i.exec(text)?.[0].toLowerCase();
  return transactionId === undefined ? noAnswer : { ...noAnswer, transactionId, problem: null };
}

function isOf(signature: string, digest: string, keys: readonly string[]): boolean {
  // A passkey signs the browser's data about the digest. The chain verifies it.
  if (signature.startsWith('SIG_WA_')) return true;
  if (keys.length > 0) return keys.some((key) => verifyDigest(signature, digest, key));
  try {
    recoverDigest(signature, digest);
    return true;
  } catch {
    return false;
  }
}
