import { PrivateKey } from '@wharfkit/antelope';
import { hexToBytes } from '../../core/checksum.ts';
import { formatPublicKey, type KeyPair, parsePublicKey } from '../../core/key.ts';
import * as signing from '../../core/signing-messages.ts';
import { formatPrivateKey, inRange, parsePrivateKey, wharfkitKey } from './private-key.ts';
import type { PrivateKeyData } from './private-key.ts';

/**
 * The public key of PVT_K1_…, PVT_R1_… or WIF, as PUB_…. Nothing is sent or stored, and no error
 * contains the input. Throws 'unrecognized private key type', 'invalid base-58 value', "checksum
 * doesn't match" or 'Invalid Private Key'.
 */
export function publicKeyOf(privateKey: string): string {
  return pairOf(parsePrivateKey(privateKey)).publicKey;
}

/**
 * A new key pair from the browser's random generator. The caller confirms that nothing else can
 * read the page; otherwise throws 'Keys are generated in a secure environment only'.
 */
export function generateKeyPair(
  type: PrivateKeyData['type'],
  { secureEnvironment }: { readonly secureEnvironment: boolean },
): KeyPair {
  if (!secureEnvironment) throw new Error(signing.secureEnvironmentNeeded);
  const { data } = PrivateKey.generate(type);
  return pairOf(inRange({ type, data: data.array }));
}

/**
 * The pair of an Ethereum private key: 64 hex digits, with or without `0x`. Both chains use the
 * same curve. Throws 'Invalid Ethereum Private Key'.
 */
export function pairOfEthereumKey(text: string): KeyPair {
  const digits = /^(?:0x)?([0-9a-f]{64})$/i.exec(text.trim())?.[1];
  if (digits === undefined) throw new Error(signing.invalidEthereumKey);
  try {
    return pairOf(inRange({ type: 'K1', data: hexToBytes(digits) }));
  } catch {
    throw new Error(signing.invalidEthereumKey);
  }
}

/** 'Valid Key Pair', 'Invalid Private Key', or 'Invalid Public Key' if the keys do not match. */
export function checkKeyPair(publicKey: string, privateKey: string): string {
  let own: string;
  try {
    own = publicKeyOf(privateKey.trim());
  } catch {
    return signing.invalidPrivateKey;
  }
  try {
    const typed = formatPublicKey(parsePublicKey(publicKey.trim()));
    return typed === own ? signing.validPair : signing.invalidPublicKey;
  } catch {
    return signing.invalidPublicKey;
  }
}

export interface PublicKeyForms {
  readonly modern: string;
  /** With the chain's prefix; equal to `modern` for keys other than K1. */
  readonly legacy: string;
}

export interface PrivateKeyForms {
  readonly modern: string;
  /** Null for keys other than K1. */
  readonly wif: string | null;
  readonly publicKey: PublicKeyForms;
}

/** All formats of a public key. Throws as parsePublicKey of the core. */
export function publicKeyForms(text: string, prefix = 'EOS'): PublicKeyForms {
  const key = parsePublicKey(text.trim());
  return { modern: formatPublicKey(key), legacy: formatPublicKey(key, prefix) };
}

/** All formats of a private key. Throws as publicKeyOf. */
export function privateKeyForms(text: string, prefix = 'EOS'): PrivateKeyForms {
  const key = parsePrivateKey(text.trim());
  const { privateKey, publicKey } = pairOf(key);
  return {
    modern: privateKey,
    wif: key.type === 'K1' ? wharfkitKey(key).toWif() : null,
    publicKey: publicKeyForms(publicKey, prefix),
  };
}

function pairOf(key: PrivateKeyData): KeyPair {
  return {
    privateKey: formatPrivateKey(key),
    publicKey: String(wharfkitKey(key).toPublic()),
  };
}
