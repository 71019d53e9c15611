import type { SearchProvider } from './target.ts';

/** Any single word can be an account name. The chain decides whether it exists. */
export const account: SearchProvider = (text) =>
  /^[a-z0-9._@-]{1,64}$/i.test(text) ? { kind: 'account', name: text.toLowerCase() } : null;
