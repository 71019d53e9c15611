import type { texts as english } from './en.ts';

export const texts: typeof english = {
  action: 'Acción',
  actions: 'Acciones',
  summary: 'Resumen',
  time: 'Hora',
  block: 'Bloque',
  transaction: 'Transacción',
  none: 'No se encontraron acciones',
  noneHint: 'Las transferencias, los votos y las demás acciones de esta cuenta aparecen aquí.',
  payments: (count, shown) => (count === 1 ? '1 pago' : `${shown} pagos`),
  newActions: (count) =>
    count === 1 ? '1 acción nueva: mostrar' : `${count} acciones nuevas: mostrar`,
  received: 'Recibido',
  sent: 'Enviado',
  by: 'Firmada por',
  notifies: 'También notificada a',
  console: 'Consola',
  ram: 'RAM',
  undecoded: 'Sin decodificar',
  noData: 'Sin datos',
  tree: 'Acciones de la transacción',
  view: 'Vista',
  decoded: 'Decodificado',
  raw: 'En bruto',
  more: (count) => `y ${count} más`,
};
