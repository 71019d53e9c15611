import type { texts as english } from './en.ts';

export const texts: typeof english = {
  transaction: 'Transacción',
  id: 'Id de la transacción',
  copyId: 'Copiar el id de la transacción',
  status: {
    executed: 'Ejecutada',
    soft_fail: 'Fallida, gestionada',
    hard_fail: 'Fallida',
    delayed: 'Aplazada',
    expired: 'Caducada',
  },
  irreversible: 'Irreversible',
  irreversibleIn: (count) => `Irreversible en ${count} bloques`,
  summary: 'Resumen',
  block: 'Bloque',
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
  expandAll: 'Desplegar todo',
  collapseAll: 'Plegar todo',
  returned: 'Devuelto',
  tables: 'Tablas',
  packed: 'Empaquetada',
  verifyHere: 'Verificar en su navegador',
  verified: 'Verificado en su navegador',
  verifyHint:
    'Recalcule en su navegador el id, las firmas y la inclusión en el bloque a partir de los datos en bruto.',
  verify: 'Verificar',
};
