import type { texts as english } from './en.ts';

export const texts: typeof english = {
  to: 'Para',
  toHint: 'Una clave pública de FIO, una dirección como alice@fio o una cuenta.',
  onlyBy: (host: string) => `Fuente: ${host} (un nodo)`,
  amountHint: 'El saldo disponible no incluye la comisión.',
  send: 'Enviar',
  fee: 'Comisión máxima',
  total: 'Total máximo',
  lookingUp: 'Buscando…',
  found: 'Encontrada',
  newAccount: 'Clave nueva: la transferencia crea su cuenta.',
  problems: {
    'not-a-payee':
      'Escriba una clave pública de FIO, una dirección con @ o una cuenta de 12 caracteres.',
    nobody: 'Ninguna dirección ni cuenta de FIO tiene este nombre.',
    'no-key': 'Esta dirección no tiene clave de FIO. Pida la clave pública.',
    disputed: 'Los nodos no coinciden en la clave de esta dirección. Pida la clave pública.',
    noResponse:
      'No se pudo consultar: ningún nodo respondió. Inténtelo de nuevo o escriba la clave pública.',
    'is-sender': 'Es su propia clave.',
    'too-little-left': 'Supera su saldo tras la comisión.',
  },
  own: {
    now: 'Su cuenta',
    balance: 'Saldo',
    available: 'Disponible',
    staked: 'En staking',
    addresses: 'Sus direcciones',
    none: 'Sin direcciones FIO.',
    freeLeft: (left) =>
      left === '1' ? 'queda 1 transacción gratuita' : `quedan ${left} transacciones gratuitas`,
  },
  address: 'Dirección para votar',
  noAddress: 'Ninguna (se paga comisión)',
  bundled: (address, left) =>
    `${address}, ${left === '1' ? 'queda 1 transacción' : `quedan ${left} transacciones`} gratis`,
  freeVote: 'Gratis (transacción incluida)',
  ownsNone: 'No tiene dirección FIO. Puede votar sin ella pagando una comisión.',
  votesWith: 'Vota con',
  proxy: 'Dirección del proxy',
  proxyHint: 'El proxy vota con su saldo hasta que vote usted.',
  notAnAddress: 'Escriba una dirección con @.',
  notAProxy: 'Esta dirección no está registrada como proxy.',
  ownProxy: 'Esta dirección es suya.',
  voteThrough: 'Votar vía este proxy',
  orProxy: 'Votar vía un proxy',
  requestOfVote:
    'La solicitud de firma vota por los productores elegidos. No nombra ninguna dirección FIO: quien la firma paga la comisión.',
  requestOfProxy:
    'La solicitud de firma vota vía el proxy. No nombra ninguna dirección FIO: quien la firma paga la comisión.',
  noAddressOf: (names) => `No se encontró dirección FIO de ${names}. Quítelos del voto.`,
  ownAddress: 'Su dirección',
  proxyNeedsAddress: 'Un proxy de FIO necesita una dirección FIO. Esta cuenta no tiene.',
  beProxyHint: 'Otros podrán delegar sus votos en esta dirección.',
  endProxyHint: 'Los votos delegados en esta dirección dejan de contar.',
};
