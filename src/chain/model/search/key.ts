import * as limits from '../../core/limits.ts';
import type { SearchProvider } from './target.ts';

const lengths: readonly number[] = limits.keyLengths;

/** Public keys by their length; those of passkeys, which have any, by how they begin. */
export const publicKey: SearchProvider = (text) =>
  lengths.includes(text.length) || text.includes('PUB_WA_') ? { kind: 'key', key: text } : null;
