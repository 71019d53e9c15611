import type { SearchProvider } from './target.ts';

/** `proposer/name` of a multisig proposal. */
export const proposal: SearchProvider = (text) => {
  const [, proposer, name] = /^([a-z1-5.]{1,13})\/([a-z1-5.]{1,13})$/.exec(text) ?? [];
  return proposer !== undefined && name !== undefined ? { kind: 'proposal', proposer, name } : null;
};

/** Block numbers, with or without thousands separators. */
export const blockNumber: SearchProvider = (text) => {
  if (/^\d+$/.test(text)) return { kind: 'block', number: text };
  if (!/^\d{1,3}([,\u00a0\u202f ]\d{3})+$/.test(text)) return null;
  return { kind: 'block', number: text.replaceAll(/\D/g, '') };
};
