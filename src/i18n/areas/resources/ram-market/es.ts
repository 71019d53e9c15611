import type { texts as english } from './en.ts';

export const texts: typeof english = {
  calculator: 'Calculadora de RAM',
  trades: 'Operaciones de RAM',
  periods: { day: 'Día', week: 'Semana', latest: 'Últimas' },
  price: 'Precio por KB en las operaciones',
  noPrices:
    'El historial solo informa de los pagos, así que no se conoce el precio de cada operación.',
  buyers: 'Mayores compradores',
  sellers: 'Mayores vendedores',
  noBuyers: 'Sin compras.',
  noSellers: 'Sin ventas.',
  tokens: 'Sin tarifa',
  deals: 'Operaciones',
  counted: (count: string) => `Operaciones: ${count}`,
  partly: (count: string) => `Solo se cuentan las últimas ${count} operaciones: hay más.`,
  none: 'Sin operaciones de RAM',
  noneHint: 'El historial no tiene operaciones en este periodo.',
};
