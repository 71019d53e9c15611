/**
 * The scripts at the start of every page, in execution order, combined into one: each script needs
 * a hash in the content security policy. The last one may fail if an extension ran first.
 */
export const headScripts = ['secret', 'theme', 'address', 'early', 'trusted'] as const;

/** Separates them. */
export const separator = '\n';
