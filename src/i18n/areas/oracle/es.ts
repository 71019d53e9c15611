import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Oráculos',
  intro:
    'Las cuentas informan de precios y otros datos al contrato de los oráculos, que los combina en un valor.',
  search: 'Buscar fuentes',
  feeds: 'Fuentes',
  none: 'Ninguna fuente',
  noneHint: 'Las fuentes del contrato de oráculos aparecen aquí.',
  nothingFound: (text) => `Ninguna fuente coincide con “${text}”.`,
  feed: 'Fuente',
  unnamed: (index) => `Fuente ${index}`,
  updated: 'Actualizado',
  provider: 'Proveedor',
  providers: 'Proveedores',
  aggregate: 'Se combina por',
  current: 'Últimos informes',
  noPoints: 'Ningún proveedor ha informado de un valor todavía.',
  reported: 'Informado',
  history: 'Informes recientes',
  historyOf: (name) => `Informes recientes de ${name}`,
  noHistory: 'Sin informes recientes',
  noHistoryHint: 'Las últimas acciones del contrato de oráculos no tienen informes de esta fuente.',
  chart: (first, last, least, most) => `De ${first} a ${last}, mínimo ${least}, máximo ${most}`,
  all: 'Todos los oráculos',
  noFeed: 'No existe esa fuente',
  noFeedHint: 'El contrato de oráculos no tiene una fuente con este número.',
};
