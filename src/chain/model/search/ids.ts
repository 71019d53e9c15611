import * as limits from '../../core/limits.ts';
import type { SearchProvider } from './target.ts';

/** Ids of transactions and blocks. */
export const longId: SearchProvider = (text) =>
  text.length === limits.transactionIdLength
    ? { kind: 'transaction', id: text.toLowerCase() }
    : null;

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

/** The block number in the first eight digits of a block id. Null if it is above the limit. */
export function blockNumberOfId(id: string, head: number): number | null {
  if (!/^[0-9a-f]{64}$/.test(id)) return null;
  const number = parseInt(id.slice(0, 8), 16);
  return number > 0 && number <= head ? number : null;
}
