import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Segundo nodo',
  button: 'Comprobar con un segundo nodo',
  hint: 'Compara los permisos y el saldo principal con un nodo de otro operador.',
  hintTransaction: 'Compara el bloque y su irreversibilidad con un nodo de otro operador.',
  pending: 'Comprobando con un segundo nodo…',
  single: 'Solo hay un nodo configurado. No hay un segundo operador con el que compararlo.',
  agree: (agreeing, all) => `${agreeing} de ${all} nodos coinciden`,
  differ: 'Los nodos no coinciden',
  advice: 'Uno de los nodos informa de un valor erróneo o antiguo. No se fíe de él.',
  adviceToSign:
    'Uno de los nodos informa de un valor erróneo o antiguo. Cancele e inténtelo más tarde.',
  failed: 'No se pudo comparar con un segundo nodo.',
  reasons: {
    'no-response': (node) => `${node} no respondió.`,
    refused: (node) => `${node} rechazó la solicitud.`,
    stale: (node) => `${node} va por detrás de la cadena.`,
    'wrong-chain': (node) => `${node} sirve otra cadena.`,
    'no-block': (node) => `${node} no tiene este bloque.`,
  },
  figures: {
    chain: 'Id de la cadena',
    account: 'La cuenta existe',
    permission: 'Permiso',
    balance: 'Saldo',
    block: 'Id del bloque',
    included: 'Transacción en el bloque',
    irreversible: 'Bloque irreversible',
    proceeds: 'Resultado de',
    cost: 'Coste de',
    bid: 'Puja más alta:',
    plan: 'Plazo y precio garantizado del plan de stake largo',
  },
  none: 'ninguno',
  yes: 'sí',
  no: 'no',
};
