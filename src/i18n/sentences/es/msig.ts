import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'msig'> = {
  propose:
    '{proposer} [propuso|propone] {proposal}, abierta hasta {expires}; aprobaciones solicitadas: {count}',
  approve: '{account}@{permission} [aprobó|aprueba] {proposal} de {proposer}',
  unapprove: '{account}@{permission} [retiró|retira] su aprobación de {proposal} de {proposer}',
  cancel: '{account} [canceló|cancela] {proposal} de {proposer}',
  exec: '{account} [ejecutó|ejecuta] {proposal} de {proposer}',
  invalidate: '{account} [invalidó|invalida] todas sus aprobaciones',
  execAsChain:
    '{account} [ejecutó|ejecuta] {count} {count#acción|acciones} con la autoridad de la cadena',
};
