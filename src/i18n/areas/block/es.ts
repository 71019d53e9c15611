import type { texts as english } from './en.ts';

export const texts: typeof english = {
  block: 'Bloque',
  producer: 'Producido por',
  id: 'Id del bloque',
  copyId: 'Copiar el id del bloque',
  previous: 'Bloque anterior',
  next: 'Bloque siguiente',
  transactionCount: 'Transacciones',
  schedule: 'Versión del calendario',
  transactionRoot: 'Raíz de transacciones',
  actionRoot: 'Raíz de acciones',
  signature: 'Firma',
  adjacent: 'Bloques adyacentes',
  details: 'Detalles',
  transactions: 'Transacciones',
  noTransactions: 'Sin transacciones',
  noTransactionsHint: 'Se produce un bloque cada medio segundo, aunque esté vacío.',
  deferred: 'Diferida: el bloque solo contiene su id.',

  jump: 'Ir a un bloque',
  keys: 'Pulse ← o → para ir al bloque anterior o siguiente.',
  actions: 'Acciones',
  confirmed: 'Bloques confirmados',
  newSchedule: 'Nuevos productores',
  newFeatures: 'Funciones activadas',
  download: 'Descargar JSON',
};
