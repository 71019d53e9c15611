import type { texts as english } from './en.ts';

export const texts: typeof english = {
  field: 'Número o momento',
  hint: '412884001, o 2026-11-20 12:30 en UTC',
  go: 'Ir',
  looking: 'Buscando…',
  wrong: 'Escriba un número de bloque o un momento como 2026-11-20 12:30.',
  none: 'Ningún nodo encontró el bloque de ese momento.',
  filter: 'Filtrar transacciones',
  filterHint: 'Cuenta, acción, memo o id',
  shown: (shown, all) => `${shown} de ${all}`,
  noMatch: 'Sin transacciones coincidentes',
  noMatchHint: 'Quite el filtro para verlas todas.',
};
