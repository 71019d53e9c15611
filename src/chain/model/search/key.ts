import * as limits from '../../core/limits.ts';
import type { SearchProvider } from './target.ts';

/**
 * Public keys by their length; those of passkeys, which have any, by how they begin. What has the length
 * of a private key comes here only once it is told from one.
 */
export const publicKey: SearchProvider = (text) =>
  [...limits.keyLengths, limits.privateKeyLength].includes(text.length) || text.includes('PUB_WA_')
    ? { kind: 'key', key: text }
    : null;
