import { withoutHexMark } from '../../core/checksum.ts';
import * as limits from '../../core/limits.ts';
import { isName } from '../../core/name.ts';
import type { SearchProvider } from './target.ts';

/** Ids of transactions and blocks. Other tools write `0x` in front. */
export const longId: SearchProvider = (text) => {
  const id = withoutHexMark(text);
  return id.length === limits.transactionIdLength
    ? { kind: 'transaction', id: id.toLowerCase() }
    : null;
};

/** Block numbers have 32 bits. */
const MOST_BLOCKS = 2n ** 32n;

/** A number that no block can have, and that is no name: the id of an NFT. */
export const nftNumber: SearchProvider = (text, { nftsEnabled = false }) => {
  const id = text.replace(/^#/, '');
  if (!nftsEnabled || !/^\d{10,20}$/.test(id) || isName(id)) return null;
  return BigInt(id) >= MOST_BLOCKS ? { kind: 'nft', id } : null;
};

/** `proposer/name` of a multisig proposal. */
export const proposal: SearchProvider = (text) => {
  const [, proposer, name] = /^([a-z1-5.]{1,13})\/([a-z1-5.]{1,13})$/.exec(text) ?? [];
  return proposer !== undefined && name !== undefined ? { kind: 'proposal', proposer, name } : null;
};

/** Block numbers, with or without a `#` and thousands separators. */
export const blockNumber: SearchProvider = (text) => {
  const number = text.replace(/^#/, '');
  if (/^\d+$/.test(number)) return { kind: 'block', number };
  if (!/^\d{1,3}([,\u00a0\u202f ]\d{3})+$/.test(number)) return null;
  return { kind: 'block', number: number.replaceAll(/\D/g, '') };
};

/** The block number in the first eight digits of a block id. Null if it is above the limit. */
export function blockNumberOfId(id: string, head: number): number | null {
  if (!/^[0-9a-f]{64}$/.test(id)) return null;
  const number = parseInt(id.slice(0, 8), 16);
  return number > 0 && number <= head ? number : null;
}
