import type { texts as english } from './en.ts';

export const texts: typeof english = {
  blockOf: (block) => `bloque ${block} de 12`,
  next: 'Siguiente',
  finalTo: 'Final hasta',
  notFinal: (count) => `${count} no finales`,
  missed: (count) => `${count} perdidos`,
  previous: 'Ronda anterior',
  loads: 'Marcas más largas: CPU de los bloques recientes',
  slot: 'Posición',
  lastTurn: 'Último turno',
  made: (made, of) => `${made} de ${of} bloques producidos`,
  missedInRound: (count) =>
    count === '1'
      ? '1 bloque perdido en la última ronda'
      : `${count} bloques perdidos en la última ronda`,
  missedBlocks: 'Bloques perdidos',
  ofSlots: (count) => `de ${count}`,
  byProducers: (count) => `de ${count} productores`,
};
