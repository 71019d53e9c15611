import type { texts as english } from './en.ts';

export const texts: typeof english = {
  jump: 'Ir a un bloque',
  jumpField: 'Número o momento',
  jumpHint: '412884001, o 2026-11-20 12:30 en UTC',
  jumpGo: 'Ir',
  jumpLooking: 'Buscando…',
  jumpWrong: 'Ni un número de bloque ni un momento como 2026-11-20 12:30.',
  jumpNone: 'Ningún nodo pudo decir qué bloque es.',
  keys: 'Las teclas ← y → llevan a los bloques vecinos.',
  actions: 'Acciones',
  filter: 'Filtrar transacciones',
  filterHint: 'Una cuenta, una acción, un memo o un id',
  shown: (shown, all) => `${shown} de ${all}`,
  nothingFits: 'Ninguna transacción coincide',
  nothingFitsHint: 'Quite el filtro para verlas todas.',
  confirmed: 'Bloques confirmados',
  newSchedule: 'Nuevos productores',
  newFeatures: 'Funciones activadas',
  download: 'Descargar JSON',
};
