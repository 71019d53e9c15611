import { hash } from 'node:crypto';
import type { Action, ActionReceipt } from '../types.ts';
import { pack } from '../abi/bytes.ts';
import { bytesOfHex, hex } from '../abi/hex.ts';

export const ZERO_HASH = '0'.repeat(64);

/** One call takes half the time of several, even with concatenation. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  return hash('sha256', parts.length === 1 && only ? only : Buffer.concat(parts), 'buffer');
}

/** Merkle root with a zero and a one in the first bit of a pair's halves. */
export function merkleRoot(digests: readonly Uint8Array[]): string {
  if (digests.length === 0) return ZERO_HASH;
  let level = digests;
  while (level.length > 1) {
    const pairs = [];
    for (let index = 0; index < level.length; index += 2) {
      const left = new Uint8Array(level[index]!);
      const right = new Uint8Array(level[index + 1] ?? level[index]!);
      left[0]! &= 0x7f;
      right[0]! |= 0x80;
      pairs.push(sha256(left, right));
    }
    level = pairs;
  }
  return hex(level[0]!);
}

/** The digest of an action with its packed return value, as in nodes since 2.1. */
export function actionDigest(action: Action, returned: Uint8Array): Uint8Array {
  const data = bytesOfHex(action.data);
  const base = pack((writer) => {
    writer.name(action.account);
    writer.name(action.name);
    writer.varuint(action.authorization.length);
    for (const { actor, permission } of action.authorization) {
      writer.name(actor);
      writer.name(permission);
    }
  });
  const input = pack((writer) => {
    writer.varuint(data.length);
    writer.raw(data);
    writer.varuint(returned.length);
    writer.raw(returned);
  });
  return sha256(sha256(base), sha256(input));
}

/** The digest of an action receipt: a leaf of a block's action tree. */
export function receiptDigest(receipt: ActionReceipt): Uint8Array {
  return sha256(
    pack((writer) => {
      writer.name(receipt.receiver);
      if (receipt.response !== undefined) writer.text(receipt.response);
      writer.raw(bytesOfHex(receipt.act_digest));
      writer.bigint(BigInt(receipt.global_sequence), 8);
      writer.bigint(BigInt(receipt.recv_sequence), 8);
      writer.varuint(receipt.auth_sequence.length);
      for (const [account, sequence] of receipt.auth_sequence) {
        writer.name(account);
        writer.bigint(BigInt(sequence), 8);
      }
      writer.varuint(receipt.code_sequence);
      writer.varuint(receipt.abi_sequence);
    }),
  );
}
