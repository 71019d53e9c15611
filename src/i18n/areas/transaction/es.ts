import type { texts as english } from './en.ts';

export const texts: typeof english = {
  transaction: 'Transacción',
  copyId: 'Copiar el id de la transacción',
  producer: 'Producido por',
  status: {
    executed: 'Ejecutada',
    soft_fail: 'Fallida, gestionada',
    hard_fail: 'Fallida',
    delayed: 'Aplazada',
    expired: 'Caducada',
  },
  irreversible: 'Irreversible',
  irreversibleIn: (count) =>
    count === '1' ? 'Irreversible en 1 bloque' : `Irreversible en ${count} bloques`,
  cpu: 'CPU',
  net: 'NET',
  delay: 'Retraso',
  expires: 'Caduca',
  actions: 'Acciones',
  signatures: 'Firmas',
  details: 'Detalles',
  source: 'Fuente',
  statusLabel: 'Estado',

  tokenFlow: 'Flujo de tokens',
};
