/**
 * The chains of proton-cli: its name of each by chain id. It can use no other chain, a test chain of
 * the same key included.
 * Source: `networks` in `constants.js` of @proton/cli 0.1.93
 */
export const protonCliChains: ReadonlyMap<string, string> = new Map([
  ['384da888112027f0321850a169f737c33e53b388aad48b5adace4bab97f437e0', 'proton'],
  ['71ee83bcf52142d61019d95f9cc5427ba6a0d7ff8accd9e2088ae2abeaf3d3dd', 'proton-test'],
]);
