import type { SearchProvider } from './target.ts';

/** Anything that stands for one word could be meant as a name; the chain says whether it is one. */
export const account: SearchProvider = (text) =>
  /^[a-z0-9._@-]{1,64}$/i.test(text) ? { kind: 'account', name: text.toLowerCase() } : null;
