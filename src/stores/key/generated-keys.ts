import { hasKeyForm } from '../../chain/core/key-form.ts';
import { toModernKey } from '../../chain/core/key.ts';
import * as v from '../../chain/core/schema.ts';
import { readStored, validItems, writeStored } from '../stored-json.ts';

/** More than anyone makes; the oldest are forgotten. */
const MOST = 50;

const KEPT = 'pronghorn-made-keys';

const keys = validItems(v.pipe(v.string(), v.check(hasKeyForm)));

/** Keys of this page that the storage could not take. */
let unstored: readonly string[] = [];

/** The public keys of pairs that were made in this browser, as PUB_…. Private keys are never stored. */
export function generatedKeys(): readonly string[] {
  return [...new Set([...storedKeys(), ...unstored])];
}

/** Remembers that a pair was made here: reviews then know its key as the user's. */
export function rememberGeneratedKey(publicKey: string): void {
  const key = toModernKey(publicKey);
  const all = [...new Set([...generatedKeys(), key])].slice(-MOST);
  // Where storage is not available, they are known until the page is closed.
  if (!writeStored('localStorage', KEPT, all)) unstored = all;
}

function storedKeys(): readonly string[] {
  return readStored('localStorage', KEPT, keys) ?? [];
}
