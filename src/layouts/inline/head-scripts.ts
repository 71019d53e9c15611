/**
 * The scripts that begin every page, in the order they run, as one script: each of its own would need
 * a hash of its own in the policy. The last may fail where an extension was there first.
 */
export const headScripts = ['secret', 'theme', 'address', 'early', 'trusted'] as const;

/** What stands between two of them. */
export const separator = '\n';
