import { swapKeyPrefix } from '../../chain/core/key.ts';
import * as signing from '../../chain/core/signing-messages.ts';
import { rememberGeneratedKey } from '../key/generated-keys.ts';

/** Everything here works with private keys: no private key is sent, stored or logged. */
const keys = () => import('../../chain/sign/keys/keys.ts');

type Keys = Awaited<ReturnType<typeof keys>>;
type PublicForms = ReturnType<Keys['publicKeyForms']>;

interface KeyInForms {
  readonly publicKey: { readonly modern: string; readonly legacy: readonly string[] };
  readonly privateKey: { readonly modern: string; readonly wif: string | null } | null;
}

/** A new pair. Rejects outside a secure context. */
export async function newPair(curve: 'K1' | 'R1'): Promise<KeyInForms> {
  const { generateKeyPair, privateKeyForms } = await keys();
  const { privateKey, publicKey } = generateKeyPair(curve, { secureEnvironment: isSecureContext });
  rememberGeneratedKey(publicKey);
  return ofPrivateKey(privateKeyForms(privateKey));
}

/** The pair of an Ethereum private key; null if the key is invalid. */
export async function pairOfEthereum(text: string): Promise<KeyInForms | null> {
  const { pairOfEthereumKey, privateKeyForms } = await keys();
  return orNull(() => ofPrivateKey(privateKeyForms(pairOfEthereumKey(text).privateKey)));
}

/** All formats of a public or private key; null if it is neither. */
export async function formsOfKey(text: string): Promise<KeyInForms | null> {
  const { privateKeyForms, publicKeyForms } = await keys();
  return (
    orNull(() => ({ publicKey: publicForms(publicKeyForms(text)), privateKey: null })) ??
    orNull(() => ofPrivateKey(privateKeyForms(text)))
  );
}

const pairResults = new Map<string, 'valid' | 'public'>([
  [signing.validPair, 'valid'],
  [signing.invalidPublicKey, 'public'],
]);

/** Whether two keys are a pair, else the key that is invalid or of another pair. */
export async function checkPair(publicKey: string, privateKey: string) {
  const { checkKeyPair } = await keys();
  return pairResults.get(checkKeyPair(publicKey, privateKey)) ?? 'private';
}

function ofPrivateKey({ modern, wif, publicKey }: ReturnType<Keys['privateKeyForms']>): KeyInForms {
  return { publicKey: publicForms(publicKey), privateKey: { modern, wif } };
}

function publicForms({ modern, legacy }: PublicForms): KeyInForms['publicKey'] {
  return { modern, legacy: legacy === modern ? [] : [legacy, swapKeyPrefix(legacy)] };
}

function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
