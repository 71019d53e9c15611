import { createHash } from 'node:crypto';
import { ABIEncoder, Name } from '@wharfkit/antelope';
import type { Action, ActionReceipt } from '../types.ts';

export const ZERO_HASH = '0'.repeat(64);

export function sha256(...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}

export function bytesOfHex(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'hex'));
}

/** Bytes written one after another in the chain's packing. */
export function pack(write: (encoder: ABIEncoder) => void): Uint8Array {
  const encoder = new ABIEncoder();
  write(encoder);
  return encoder.getData();
}

/** Root of a tree whose pairs carry a zero and a one in the first bit of their halves. */
export function merkleRoot(digests: readonly Uint8Array[]): string {
  if (digests.length === 0) return ZERO_HASH;
  let level = digests;
  while (level.length > 1) {
    const pairs = [];
    for (let place = 0; place < level.length; place += 2) {
      const left = Uint8Array.from(level[place]!);
      const right = Uint8Array.from(level[place + 1] ?? level[place]!);
      left[0]! &= 0x7f;
      right[0]! |= 0x80;
      pairs.push(sha256(left, right));
    }
    level = pairs;
  }
  return hex(level[0]!);
}

/** The digest of an action and its (here always empty) return value, as nodes have it since 2.1. */
export function actionDigest(action: Action): Uint8Array {
  const data = bytesOfHex(action.data);
  const base = pack((encoder) => {
    writeName(encoder, action.account);
    writeName(encoder, action.name);
    encoder.writeVaruint32(action.authorization.length);
    for (const { actor, permission } of action.authorization) {
      writeName(encoder, actor);
      writeName(encoder, permission);
    }
  });
  const input = pack((encoder) => {
    encoder.writeVaruint32(data.length);
    encoder.writeArray(data);
    encoder.writeVaruint32(0);
  });
  return sha256(sha256(base), sha256(input));
}

/** The digest of an action receipt: a leaf of a block's action tree. */
export function receiptDigest(receipt: ActionReceipt): Uint8Array {
  return sha256(
    pack((encoder) => {
      writeName(encoder, receipt.receiver);
      encoder.writeArray(bytesOfHex(receipt.act_digest));
      encoder.writeArray(uint64(receipt.global_sequence));
      encoder.writeArray(uint64(receipt.recv_sequence));
      encoder.writeVaruint32(receipt.auth_sequence.length);
      for (const [account, sequence] of receipt.auth_sequence) {
        writeName(encoder, account);
        encoder.writeArray(uint64(sequence));
      }
      encoder.writeVaruint32(receipt.code_sequence);
      encoder.writeVaruint32(receipt.abi_sequence);
    }),
  );
}

export function writeName(encoder: ABIEncoder, name: string): void {
  Name.from(name).toABI(encoder);
}

export function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

function uint64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value), true);
  return bytes;
}
