import { hasKeyForm } from '../../chain/core/key-form.ts';
import { toModernKey } from '../../chain/core/key.ts';

/** More than anyone makes; the oldest are forgotten. */
const MOST = 50;

const KEPT = 'pronghorn-made-keys';

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
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // Storage is not available: they are known until the page is closed.
    unstored = all;
  }
}

function storedKeys(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.filter((one) => typeof one === 'string' && hasKeyForm(one)) as string[];
  } catch {
    return [];
  }
}
