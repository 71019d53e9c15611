import * as limits from '../../core/limits.ts';
import type { SearchProvider } from './target.ts';

/**
 * Public keys by their length, and passkeys, which have any length, by their prefix. Texts with the
 * length of a private key are excluded before this provider runs.
 */
export const publicKey: SearchProvider = (text) =>
  [...limits.keyLengths, limits.privateKeyLength].includes(text.length) || text.includes('PUB_WA_')
    ? { kind: 'key', key: text }
    : null;
