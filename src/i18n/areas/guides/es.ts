import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: (chain) =>
    `Qué es ${chain} y cómo se usa. Para quien empieza, con notas para quien conoce Ethereum.`,
  contents: 'En esta página',
  all: 'Todas las guías',
  groups: { start: 'Empiece aquí', use: 'Usar la cadena', build: 'Participar' },
  search: 'Buscar en las guías',
  found: 'Resultados: {count}',
  none: 'Ninguna guía contiene todas estas palabras.',
  failed: 'No se pudo cargar el índice de las guías. Escriba de nuevo para reintentar.',
  turns: 'Guía anterior y siguiente',
  previous: 'Anterior',
  next: 'Siguiente',
};
