import type { texts as english } from './en.ts';

export const texts: typeof english = {
  favorites: 'Favoritos',
  times: 'Zona horaria',
  local: 'La del dispositivo',
  utc: 'UTC',
  clock: 'Fecha y hora',
  clocks: { usual: 'Como en español', '24': '24 horas', iso: 'ISO 8601' },
  currency: 'Moneda',
  pictures: 'Imágenes de servidores desconocidos',
  picturesOnClick: 'Al hacer clic',
  picturesAlways: 'Siempre',
};
