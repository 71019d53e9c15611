import { createHash } from 'node:crypto';
import { KeyType, Serializer, Signature } from '@wharfkit/antelope';
import { createReader, pack } from '../../abi/bytes.ts';
import { publicKeyText, readPublicKey, writePublicKey } from '../../abi/keys.ts';
import { ChainError, ensure } from '../../engine/errors.ts';
import { recover } from '../../engine/transactions.ts';
import type { Intrinsics, Machine } from '../call.ts';
import { keccak256 } from '../keccak.ts';

const DIGEST_BYTES = { sha256: 32, sha1: 20, sha512: 64, ripemd160: 20 } as const;
type Hash = keyof typeof DIGEST_BYTES;

/** Costs in units of a simple instruction: a hash, each of its bytes, a recovery. */
const HASH_COST = 3_000;
const HASH_BYTE_COST = 4;
/** Keccak uses the host's slow bigints. */
const KECCAK_COST = 200_000;
const KECCAK_BYTE_COST = 1_500;
const RECOVERY_COST = { K1: 100_000, R1: 1_500_000 };

export function cryptoIntrinsics(machine: Machine): Intrinsics {
  function digestOf(hash: Hash | 'sha3-256', at: number, length: number): Uint8Array {
    machine.call.charge(HASH_COST + HASH_BYTE_COST * (length >>> 0));
    return createHash(hash).update(machine.call.memory.view(at, length)).digest();
  }

  function hashing(hash: Hash): Intrinsics {
    return {
      [hash]: (at: number, length: number, to: number) =>
        machine.call.memory.write(to, digestOf(hash, at, length)),
      [`assert_${hash}`](at: number, length: number, expected: number) {
        const wanted = machine.call.memory.view(expected, DIGEST_BYTES[hash]);
        ensure(
          Buffer.compare(digestOf(hash, at, length), wanted) === 0,
          'crypto_api_exception',
          'hash mismatch',
        );
      },
    };
  }

  /** The packed key that signed a digest. */
  function recovered(digestAt: number, at: number, length: number): Uint8Array {
    const { memory } = machine.call;
    const signature = readSignature(memory.copy(at, length));
    machine.call.charge(signature.type === KeyType.K1 ? RECOVERY_COST.K1 : RECOVERY_COST.R1);
    const key = recover(signature, memory.copy(digestAt, 32));
    return pack((writer) => writePublicKey(writer, publicKeyText(key, 'EOS')));
  }

  return {
    ...hashing('sha256'),
    ...hashing('sha1'),
    ...hashing('sha512'),
    ...hashing('ripemd160'),
    sha3(at: number, length: number, to: number, room: number, keccak: number) {
      const { memory } = machine.call;
      if (keccak === 1) machine.call.charge(KECCAK_COST + KECCAK_BYTE_COST * (length >>> 0));
      const digest =
        keccak === 1 ? keccak256(memory.copy(at, length)) : digestOf('sha3-256', at, length);
      memory.write(to, digest.subarray(0, room >>> 0));
    },
    recover_key(digestAt: number, at: number, length: number, to: number, room: number) {
      const key = recovered(digestAt, at, length);
      ensure(
        room >>> 0 >= 33,
        'wasm_execution_error',
        'destination buffer must at least be able to hold an ECC public key',
      );
      machine.call.memory.write(to, key.subarray(0, room >>> 0));
      return key.length;
    },
    assert_recover_key(
      digestAt: number,
      at: number,
      length: number,
      keyAt: number,
      keyLength: number,
    ) {
      const expected = readPublicKey(createReader(machine.call.memory.copy(keyAt, keyLength)));
      const key = readPublicKey(createReader(recovered(digestAt, at, length)));
      ensure(
        publicKeyText(expected, 'EOS') === publicKeyText(key, 'EOS'),
        'crypto_api_exception',
        'Error expected key different than recovered key',
      );
    },
  };
}

function readSignature(bytes: Uint8Array): Signature {
  try {
    return Serializer.decode({ data: bytes, type: Signature });
  } catch {
    throw new ChainError('exception', 'datastream attempted to read past the end');
  }
}
