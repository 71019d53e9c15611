import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'nft'> = {
  transfer: '{from} 계정이 {to} 계정에 NFT {assets} 전송',
  transferMemo: '{from} 계정이 {to} 계정에 NFT {assets} 전송: “{memo}”',
  mintasset: '{minter} 계정이 {owner} 계정을 위해 {collection} NFT 발행',
  logmint: '{owner} 계정을 위해 {collection} NFT {assets} 발행',
  burn: '{owner} 계정이 NFT {assets} 소각',
  createoffer: '{from} 계정이 {to} 계정에 NFT 교환 제안',
  acceptoffer: 'NFT 교환 제안 {offer} 수락',
  declineoffer: 'NFT 교환 제안 {offer} 거절',
  canceloffer: 'NFT 교환 제안 {offer} 취소',
  claim: '{owner} 계정이 NFT {assets} 수령',
  offer: '{from} 계정이 {to} 계정에 NFT {assets} 제안',
  cancelOffers: '{owner} 계정이 NFT {assets} 제안 철회',
  create: '{creator} 계정이 {owner} 계정을 위해 {category} NFT 생성',
};
