import type { SearchProvider } from './target.ts';

/** Signing requests: `esr:…`, `web+esr:…`, and with the slashes that some write. */
export const signingRequest: SearchProvider = (text) =>
  /^(web\+)?esr:(\/\/)?[\w-]+$/i.test(text) ? { kind: 'request', text } : null;

/** Packed transactions as nodes take them: JSON with `packed_trx`. */
export const packedTransaction: SearchProvider = (text) =>
  text.startsWith('{') && text.includes('"packed_trx"') ? { kind: 'packed', text } : null;
