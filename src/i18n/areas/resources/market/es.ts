import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Mercado de PowerUp',
  none: 'No hay mercado de PowerUp',
  noneHint: 'El contrato del sistema no tiene la tabla «powup.state».',
  figure: 'Dato',
  rows: {
    utilization: 'Alquilado',
    adjusted: 'Utilización ajustada (para los precios)',
    percent: 'Precio actual del 1 %',
    least: 'Precio mínimo del 1 %',
    most: 'Precio máximo del 1 %',
    exponent: 'Exponente',
    decay: 'Tiempo de decaimiento',
    weight: 'Stake alquilable',
    rentable: 'Parte alquilable del total',
  },
  days: 'Duración del alquiler',
  share: 'Parte del mercado',
  shareProblem: 'Introduzca una parte mayor que 0 y de hasta el 100 %.',
  gives: (resource: string) => `${resource} al día (estimación)`,
  costs: (resource: string) => `Precio de ${resource}`,
  tooMuch: 'Más de lo disponible',
  fill: 'Rellenar el formulario de arriba',
  rent: 'Alquilar con PowerUp',
  curve: (resource: string) => `Precio del 1 % del mercado de ${resource} según la utilización`,
  resource: 'Recurso',
  axis: 'Utilización',
  formula:
    'El precio sube con la utilización. Tras un alquiler, la utilización para los precios decae hasta lo que está alquilado.',
  contract: 'Fórmula: powerup.cpp',
};
