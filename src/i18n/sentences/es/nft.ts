import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'nft'> = {
  transfer: '{from} [envió|envía] el NFT {assets} a {to}',
  transferMemo: '{from} [envió|envía] el NFT {assets} a {to}: «{memo}»',
  mintasset: '{minter} [acuñó|acuña] un NFT de {collection} para {owner}',
  logmint: 'Se acuñó el NFT {assets} de {collection} para {owner}',
  burn: '{owner} [quemó|quema] el NFT {assets}',
  createoffer: '{from} [ofreció|ofrece] a {to} un intercambio de NFT',
  acceptoffer: 'La oferta de NFT {offer} [fue|será] aceptada',
  declineoffer: 'La oferta de NFT {offer} [fue|será] rechazada',
  canceloffer: 'La oferta de NFT {offer} [fue|será] cancelada',
  claim: '{owner} [reclamó|reclama] el NFT {assets}',
  offer: '{from} [ofreció|ofrece] el NFT {assets} a {to}',
  cancelOffers: '{owner} [retiró|retira] la oferta del NFT {assets}',
  create: '{creator} [creó|crea] un NFT de {category} para {owner}',
};
