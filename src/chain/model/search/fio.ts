import type { SearchProvider } from './target.ts';

/** FIO addresses: `bob@edge`. */
export const fioAddress: SearchProvider = (text, { keyPrefix }) =>
  keyPrefix === 'FIO' && text.includes('@') ? { kind: 'fio-address', address: text } : null;

/** On FIO any other word may be a domain. */
export const fioDomain: SearchProvider = (text, { keyPrefix }) =>
  keyPrefix === 'FIO' && /^[a-z0-9.-]{1,62}$/i.test(text)
    ? { kind: 'fio-domain', name: text.toLowerCase() }
    : null;
