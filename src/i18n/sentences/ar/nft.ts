import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'nft'> = {
  transfer: '[أرسل|يرسل] {from} رمز NFT {assets} إلى {to}',
  transferMemo: '[أرسل|يرسل] {from} رمز NFT {assets} إلى {to}: «{memo}»',
  mintasset: '[سكّ|يسكّ] {minter} رمز NFT من {collection} لصالح {owner}',
  logmint: 'سُكّ رمز NFT {assets} من {collection} لصالح {owner}',
  burn: '[أحرق|يحرق] {owner} رمز NFT {assets}',
  createoffer: '[عرض|يعرض] {from} على {to} تبادل رموز NFT',
  acceptoffer: '[قُبل|سيُقبل] عرض NFT {offer}',
  declineoffer: '[رُفض|سيُرفض] عرض NFT {offer}',
  canceloffer: '[أُلغي|سيُلغى] عرض NFT {offer}',
  claim: '[تسلّم|يتسلّم] {owner} رمز NFT {assets}',
  offer: '[عرض|يعرض] {from} رمز NFT {assets} على {to}',
  cancelOffers: '[سحب|يسحب] {owner} عرض رمز NFT {assets}',
  create: '[أنشأ|ينشئ] {creator} رمز NFT من {category} لصالح {owner}',
};
