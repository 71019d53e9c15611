import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'governance'> = {
  regvoter: '{voter} se [registró|registra] como votante de {token}',
  unregvoter: '{voter} [dejó|deja] de ser votante de {token}',
  castvote: '{voter} [votó|vota] en {ballot}: {options}',
  unvoteall: '{voter} [retiró|retira] sus votos en {ballot}',
  stake: '{voter} [puso|pone] en stake {amount} para votar',
  unstake: '{voter} [retiró|retira] del stake de voto {amount}',
  voteYes: '{voter} [votó|vota] a favor de {proposal}',
  voteNo: '{voter} [votó|vota] en contra de {proposal}',
  vote: '{voter} [votó|vota] sobre {proposal}',
  unvote: '{voter} [retiró|retira] su voto sobre {proposal}',
  propose: '{proposer} [propuso|propone] {proposal}: «{title}»',
  expire: 'La propuesta {proposal} [se cerró|se cerrará]',
  set: '{proxy} [actualizó|actualiza] su perfil de proxy de voto',
  remove: '{proxy} [eliminó|elimina] su perfil de proxy de voto',
};
