/**
 * The scripts at the start of every page, in execution order, combined into one: each script needs
 * a hash in the content security policy. The last one may fail if an extension ran first.
 */
export const headScripts = [
  'secret',
  'missing-script',
  'theme',
  'address',
  'early',
  'trusted',
] as const;

/** What a page's first requests need, and the requests. On the local chain the visitor's own node. */
export const requestScripts = ['endpoint', 'prefetch'] as const;
export const localRequestScripts = ['local', 'prefetch'] as const;

/** Of embedded pages: none of them reads what the visitor has stored. */
export const embedScripts = ['secret', 'embed', 'trusted'] as const;

/** Separates them. */
export const separator = '\n';
