import type { texts as english } from './en.ts';

export const texts: typeof english = {
  exportCsv: 'Exportar CSV',
};
