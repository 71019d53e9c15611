import type { SearchProvider } from './target.ts';

/** Signing requests: `esr:…` and `web+esr:…`, optionally with slashes. */
export const signingRequest: SearchProvider = (text) =>
  /^(web\+)?esr:(\/\/)?[\w-]+$/i.test(text) ? { kind: 'request', text } : null;

/** Packed transactions in the JSON of nodes, with `packed_trx`. */
export const packedTransaction: SearchProvider = (text) =>
  text.startsWith('{') && text.includes('"packed_trx"') ? { kind: 'packed', text } : null;
