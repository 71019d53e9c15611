import type { texts as english } from './en.ts';

export const texts: typeof english = {
  favorites: 'Favoritos',
  times: 'Horas',
  local: 'Como en este dispositivo',
  utc: 'UTC',
  currency: 'Moneda',
};
