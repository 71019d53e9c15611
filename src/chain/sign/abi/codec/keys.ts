import type { ABIDecoder } from '@wharfkit/antelope';
import * as messages from '../../../core/messages.ts';
import * as signing from '../../../core/signing-messages.ts';
import { formatPublicKey, parsePublicKey } from '../../../core/key.ts';
import type { PublicKey } from '../../../core/key.ts';
import { formatPrivateKey, parsePrivateKey } from '../../keys/private-key.ts';
import { formatSignature, parseSignature } from '../../keys/signature.ts';
import type { BuiltinType } from './builtin-type.ts';
import { readVaruint32 } from './bytes.ts';
import { CodecError } from './error.ts';
import { textOf } from './texts.ts';

const KEY_TYPES = ['K1', 'R1', 'WA'] as const;

/** The type is the index of a variant, which may have more than one byte. */
function readType(decoder: ABIDecoder, message: string): PublicKey['type'] {
  const type = KEY_TYPES[readVaruint32(decoder)];
  if (!type) throw new CodecError(message);
  return type;
}

/** The bytes of a fixed part followed by a number of length-prefixed parts. */
function readParts(decoder: ABIDecoder, fixed: number, parts: number): Uint8Array {
  const start = decoder.getPosition();
  decoder.advance(fixed);
  for (let i = 0; i < parts; i++) decoder.advance(readVaruint32(decoder));
  const length = decoder.getPosition() - start;
  decoder.setPosition(start);
  return decoder.readArray(length);
}

const publicKey: BuiltinType = {
  read({ decoder, keyForm }) {
    const type = readType(decoder, messages.unrecognizedPublicKey);
    // A passkey has a presence flag and a relying party id after its point.
    const data = type === 'WA' ? readParts(decoder, 34, 1) : decoder.readArray(33);
    return formatPublicKey({ type, data }, keyForm);
  },
  write(encoder, value) {
    const key = parsePublicKey(textOf(value, 'public key'));
    encoder.writeByte(KEY_TYPES.indexOf(key.type));
    encoder.writeArray(key.data);
  },
};

const signature: BuiltinType = {
  read({ decoder }) {
    const type = readType(decoder, signing.unrecognizedSignature);
    const data = type === 'WA' ? readParts(decoder, 65, 2) : decoder.readArray(65);
    return formatSignature({ type, data });
  },
  write(encoder, value) {
    const { type, data } = parseSignature(textOf(value, 'signature'));
    encoder.writeByte(KEY_TYPES.indexOf(type));
    encoder.writeArray(data);
  },
};

const privateKey: BuiltinType = {
  read({ decoder }) {
    const type = readType(decoder, signing.unrecognizedPrivateKey);
    if (type === 'WA') throw new CodecError(signing.unrecognizedPrivateKey);
    return formatPrivateKey({ type, data: decoder.readArray(32) });
  },
  write(encoder, value) {
    const { type, data } = parsePrivateKey(textOf(value, 'private key'));
    encoder.writeByte(KEY_TYPES.indexOf(type));
    encoder.writeArray(data);
  },
};

export const keyTypes: Readonly<Record<string, BuiltinType>> = {
  public_key: publicKey,
  private_key: privateKey,
  signature,
};
