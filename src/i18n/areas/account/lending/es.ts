import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Préstamos',
  none: 'Sin préstamos',
  noneHint:
    'Aquí aparecen los tokens que esta cuenta presta o toma prestados en el contrato lending.loan.',
  lent: 'Prestado',
  owed: 'Adeudado',
  used: 'Límite de préstamo usado',
  risks: {
    covered: 'Cubierto',
    near: 'Cerca del límite',
    over: 'Por encima del límite: se puede liquidar',
  },
  asOf: 'Con intereses hasta la última actualización de cada mercado.',
  asOfPrices:
    'Con intereses hasta la última actualización de cada mercado. Precios: oráculos de la cadena.',
};
