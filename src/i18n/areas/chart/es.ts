import type { texts as english } from './en.ts';

export const texts: typeof english = {
  view: 'Vista',
  chart: 'Gráfico',
  table: 'Tabla',
  value: 'Valor',
};
