import { ABIEncoder } from '@wharfkit/antelope';
import { bytesToHex, hexToBytes } from '../../core/checksum.ts';
import { holdsPrivateKey } from '../../core/private-key-text.ts';
import * as signing from '../../core/signing-messages.ts';
import { actionType } from '../../model/abi/action-type.ts';
import type { Abi } from './abi.ts';
import { openReader } from './codec/bytes.ts';
import { CodecError, codecError, located } from './codec/error.ts';
import { readType } from './codec/read.ts';
import { typeOf } from './codec/types.ts';
import { writeType } from './codec/write.ts';

export interface ReadOptions {
  /** Prefix of K1 keys: `PUB` (default), or a legacy one such as `EOS`. */
  readonly keyForm?: string;
  /** Whether bytes after the value are an error. Nodes ignore them in action data. */
  readonly allBytes?: boolean;
  /** What a name is shown as. Default: itself. */
  readonly nameOf?: (name: string) => string;
}

/**
 * Packs a value of an ABI type. Numbers above 32 bits may be texts. Throws CodecError if the value
 * does not fit; nothing is cut or rounded.
 * @param strict whether unknown fields are refused instead of ignored
 */
export function packType(
  abi: Abi,
  type: string,
  value: unknown,
  strict = false,
): Uint8Array<ArrayBuffer> {
  const encoder = new ABIEncoder();
  try {
    writeType(typeOf(abi, type), value, { encoder, depth: 0, skipped: false, strict });
  } catch (error) {
    throw codecError(error);
  }
  return new Uint8Array(encoder.getData());
}

/** Unpacks a value to JSON in the form of nodes. Throws CodecError. */
export function unpackType(
  abi: Abi,
  type: string,
  bytes: Uint8Array,
  { keyForm, allBytes = false, nameOf }: ReadOptions = {},
): unknown {
  try {
    const reader = openReader(bytes, keyForm, nameOf);
    const value = readType(typeOf(abi, type), reader);
    if (allBytes && reader.decoder.canRead()) throw new CodecError(signing.bytesLeftOver);
    return value;
  } catch (error) {
    throw codecError(error);
  }
}

/**
 * Packs an action's data to hex. Throws CodecError; 'Unknown action in contract', 'the ABI has no
 * field {name}': no field is dropped silently. Throws 'Private key in the data' before a key can
 * leave the browser.
 */
export function serializeAction(abi: Abi, name: string, data: unknown): string {
  if (holdsPrivateKey(data)) throw new Error(signing.privateKeyInData);
  return at(name, () => bytesToHex(packType(abi, knownType(abi, name), data, true)));
}

/** Unpacks an action's data from hex. Throws CodecError; 'Unknown action in contract'. */
export function deserializeAction(
  abi: Abi,
  name: string,
  hex: string,
  options?: ReadOptions,
): unknown {
  return at(name, () => unpackType(abi, knownType(abi, name), hexToBytes(hex), options));
}

/** Unpacks an action's return value from hex; null if its ABI declares none. Throws CodecError. */
export function deserializeResult(abi: Abi, name: string, hex: string): unknown {
  const type = abi.action_results.find((result) => result.name === name)?.result_type;
  if (type === undefined || type === '') return null;
  return at(name, () => unpackType(abi, type, hexToBytes(hex)));
}

function knownType(abi: Abi, name: string): string {
  const type = actionType(abi, name);
  if (type === undefined) throw new CodecError(signing.actionUnknown);
  return type;
}

function at<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw located(error, name);
  }
}
