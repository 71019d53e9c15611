import * as limits from '../../core/limits.ts';
import type { SearchProvider } from './target.ts';

/** Private keys in either format. Tried first, so that nothing else handles one. */
export const typedSecret: SearchProvider = (text) =>
  text.includes('PVT_') ? { kind: 'private-key', text } : null;

/** Prefixes of public keys and addresses. No private key has them. */
const isPublic = /^(PUB_|EOS|FIO|0x)/;

/**
 * The legacy format is recognised by length only, which public keys may share. Without a public
 * prefix it counts as private even if mistyped: missing a result is better than showing a key.
 */
export const oldSecret: SearchProvider = (text) =>
  text.length === limits.privateKeyLength && !isPublic.test(text) && !text.includes('PUB_WA_')
    ? { kind: 'private-key', text }
    : null;

/** Signing requests: `esr:…` and `web+esr:…`, optionally with slashes. */
export const signingRequest: SearchProvider = (text) =>
  /^(web\+)?esr:(\/\/)?[\w-]+$/i.test(text) ? { kind: 'request', text } : null;

/** Packed transactions in the JSON of nodes, with `packed_trx`. */
export const packedTransaction: SearchProvider = (text) =>
  text.startsWith('{') && text.includes('"packed_trx"') ? { kind: 'packed', text } : null;

/**
 * Public keys by their length, and passkeys, which have any length, by their prefix. Texts with the
 * length of a private key are excluded before this provider runs.
 */
export const publicKey: SearchProvider = (text) =>
  [...limits.keyLengths, limits.privateKeyLength].includes(text.length) || text.includes('PUB_WA_')
    ? { kind: 'key', key: text }
    : null;
