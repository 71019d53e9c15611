import type { SearchProvider } from './target.ts';

/** FIO addresses: `bob@edge`. */
export const fioAddress: SearchProvider = (text, { features }) =>
  features?.includes('fio-names') && text.includes('@')
    ? { kind: 'fio-address', address: text }
    : null;

/** On FIO any other word may be a domain. */
export const fioDomain: SearchProvider = (text, { features }) =>
  features?.includes('fio-names') && /^[a-z0-9.-]{1,62}$/i.test(text)
    ? { kind: 'fio-domain', name: text.toLowerCase() }
    : null;
