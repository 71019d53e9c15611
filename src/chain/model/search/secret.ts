import * as limits from '../../core/limits.ts';
import type { SearchProvider } from './target.ts';

/** Private keys in either form. It comes first, so that nothing else is ever done with one. */
export const typedSecret: SearchProvider = (text) =>
  text.includes('PVT_') ? { kind: 'private-key', text } : null;

/** How public keys and addresses begin, and no private key does. */
const isPublic = /^(PUB_|EOS|FIO|0x)/;

/**
 * The older form has nothing but its length, which public keys may have too. What does not say that it
 * is public is taken for private, even where it is mistyped: it is better not found than shown around.
 */
export const oldSecret: SearchProvider = (text) =>
  text.length === limits.privateKeyLength && !isPublic.test(text) && !text.includes('PUB_WA_')
    ? { kind: 'private-key', text }
    : null;
