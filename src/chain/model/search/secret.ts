import * as limits from '../../core/limits.ts';
import type { SearchProvider } from './target.ts';

/** Private keys in either form. It comes first, so that nothing else is ever done with one. */
export const typedSecret: SearchProvider = (text) =>
  text.includes('PVT_') ? { kind: 'private-key', text } : null;

/** The older form has nothing but its length. */
export const oldSecret: SearchProvider = (text) =>
  text.length === limits.privateKeyLength && !text.includes('PUB_WA_')
    ? { kind: 'private-key', text }
    : null;
