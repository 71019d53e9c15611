import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'nft'> = {
  transfer: '{from} [sent|sends] NFT {assets} to {to}',
  transferMemo: '{from} [sent|sends] NFT {assets} to {to}: “{memo}”',
  mintasset: '{minter} [minted|mints] an NFT of {collection} for {owner}',
  logmint: 'NFT {assets} of {collection} was minted for {owner}',
  burn: '{owner} [burned|burns] NFT {assets}',
  createoffer: '{from} [offered|offers] {to} a trade of NFTs',
  acceptoffer: 'The NFT offer {offer} [was|will be] accepted',
  declineoffer: 'The NFT offer {offer} [was|will be] declined',
  canceloffer: 'The NFT offer {offer} [was|will be] cancelled',
  claim: '{owner} [claimed|claims] NFT {assets}',
  offer: '{from} [offered|offers] NFT {assets} to {to}',
  cancelOffers: '{owner} [took|takes] back the offer of NFT {assets}',
  create: '{creator} [created|creates] an NFT of {category} for {owner}',
};
