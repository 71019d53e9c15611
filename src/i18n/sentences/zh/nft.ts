import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'nft'> = {
  transfer: '{from} 将 NFT {assets} 发送给 {to}',
  transferMemo: '{from} 将 NFT {assets} 发送给 {to}：“{memo}”',
  mintasset: '{minter} 为 {owner} 铸造 {collection} 的 NFT',
  logmint: '为 {owner} 铸造了 {collection} 的 NFT {assets}',
  burn: '{owner} 销毁 NFT {assets}',
  createoffer: '{from} 向 {to} 提出 NFT 交换',
  acceptoffer: '接受 NFT 交换 {offer}',
  declineoffer: '拒绝 NFT 交换 {offer}',
  canceloffer: '取消 NFT 交换 {offer}',
  claim: '{owner} 领取 NFT {assets}',
  offer: '{from} 将 NFT {assets} 提供给 {to}',
  cancelOffers: '{owner} 撤回提供的 NFT {assets}',
  create: '{creator} 为 {owner} 创建 {category} 的 NFT',
};
