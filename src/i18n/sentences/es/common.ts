import type { CommonPatterns, ContractPatterns, LocalePatterns } from '../pattern.ts';

const patterns: CommonPatterns = {
  token: {
    transfer: '{from} [envió|envía] {amount} a {to}',
    transferMemo: '{from} [envió|envía] {amount} a {to}: «{memo}»',
    issue: 'Se [emitieron|emiten] {amount} para {to}',
    retire: 'Se [retiraron|retiran] {amount} de la circulación',
    create: '{issuer} [puede|podrá] emitir hasta {amount}',
    open: '{owner} [abrió|abre] un saldo de {token}',
    close: '{owner} [cerró|cierra] el saldo vacío de {token}',
    issuefixed: 'Se [emitió|emite] todo el suministro, {amount}, para {to}',
    setmaxsupply: '{issuer} [fijó|fija] el suministro máximo en {amount}',
  },
  system: {
    delegatebw: '{from} [puso|pone] en stake {cpu} para CPU y {net} para NET de {receiver}',
    delegatebwGive:
      '{from} [cedió|cede para siempre] {cpu} en stake para CPU y {net} para NET a {receiver}',
    undelegatebw: '{from} [retiró|retira] del stake {cpu} de CPU y {net} de NET de {receiver}',
    refund: '{owner} [reclamó|reclama] su reembolso',
    buyram: '{payer} [compró|compra] RAM por {amount} para {receiver}',
    buyrambytes: '{payer} [compró|compra] {bytes} bytes de RAM para {receiver}',
    sellram: '{account} [vendió|vende] {bytes} bytes de RAM',
    powerup:
      '{payer} [alquiló|alquila] CPU y NET para {receiver}: {days} {days#día|días}, hasta {amount}',
    voteproducer: '{voter} [votó|vota] por {count}: {producers}',
    voteproxy: '{voter} vota a través de {proxy}',
    voteNone: '{voter} [retiró|retira] sus votos',
    regproducer: '{producer} se [registró|registra] como productor de bloques',
    unregprod: '{producer} [dejó|deja] de ser productor de bloques',
    regproxy: '{proxy} se [registró|registra] como proxy de voto',
    unregproxy: '{proxy} [ya no es|deja de ser] proxy de voto',
    claimrewards: '{owner} [reclamó|reclama] sus recompensas',
    newaccount: '{creator} [creó|crea] la cuenta {name}',
    updateauth: '{account} [cambió|cambia] su permiso {permission}',
    linkauth: '{account} usa {permission} para {action} de {contract}',
    linkauthAll: '{account} usa {permission} para todas las acciones de {contract}',
    delegatebwCpu: '{from} [puso|pone] en stake {cpu} para CPU de {receiver}',
    delegatebwNet: '{from} [puso|pone] en stake {net} para NET de {receiver}',
    giveCpu: '{from} [cedió|cede para siempre] {cpu} en stake para CPU a {receiver}',
    giveNet: '{from} [cedió|cede para siempre] {net} en stake para NET a {receiver}',
    undelegatebwCpu: '{from} [retiró|retira] del stake {cpu} de CPU de {receiver}',
    undelegatebwNet: '{from} [retiró|retira] del stake {net} de NET de {receiver}',
    powerupCpu:
      '{payer} [alquiló|alquila] CPU para {receiver}: {days} {days#día|días}, hasta {amount}',
    powerupNet:
      '{payer} [alquiló|alquila] NET para {receiver}: {days} {days#día|días}, hasta {amount}',
  },
  other: {
    accountinfo: '{modifier} [actualizó|actualiza] el perfil de {account}',
    fields: '{action}: {fields}',
    empty: '{action}',
    undecoded: '{action}, sin decodificar',
    noop: 'Acción vacía de {contract}: según su nombre, no hace nada',
    nonce: 'Nonce: hace única la transacción, sin otro efecto',
  },
};

export const localePatterns: LocalePatterns = {
  common: patterns,
  contracts: import.meta.glob<ContractPatterns>(['./*.ts', '!./common.ts']),
};
