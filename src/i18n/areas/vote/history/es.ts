import type { texts as english } from './en.ts';

export const texts: typeof english = {
  period: 'Período',
  periods: { week: '7 días', month: '30 días', year: '1 año' },
  noService: 'Ningún servicio de esta cadena guarda votos anteriores.',
  votesOf: (owner) => `Votos de ${owner}`,
  stop: 'Detener',
  goOn: 'Continuar',
  save: 'Exportar CSV',
  read: (count, of) => `Puntos leídos: ${count} de ${of}.`,
  noneBefore: (day) => `El servicio no tiene votos anteriores al ${day}.`,
  ofProducer: {
    title: 'Votos a lo largo del tiempo',
    hint: 'El stake que esos votos requerían en cada momento. Cada punto se lee de un servicio de historial: la fila del productor en ese momento.',
    none: 'El servicio no guarda cambios de la fila de este productor.',
  },
  ofAll: {
    title: 'Poder de voto a lo largo del tiempo',
    hint: 'El stake que votaba en cada momento. Cada punto se lee de un servicio de historial: la fila global de la cadena en ese momento.',
    none: 'El servicio no guarda cambios de la fila global de la cadena.',
  },
};
