import type { SearchProvider } from './target.ts';

/** `proposer/name` of a multisig proposal. */
export const proposal: SearchProvider = (text) => {
  const [, proposer, name] = /^([a-z1-5.]{1,13})\/([a-z1-5.]{1,13})$/.exec(text) ?? [];
  return proposer !== undefined && name !== undefined ? { kind: 'proposal', proposer, name } : null;
};
