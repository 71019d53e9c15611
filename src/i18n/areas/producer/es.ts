import type { texts as english } from './en.ts';

export const texts: typeof english = {
  producers: 'Productores de bloques',
  rank: 'Puesto',
  name: 'Productor',
  share: 'Votos',
  link: 'Sitio web',
  producing: 'Produciendo',
  standby: 'En reserva',
  inactive: 'Inactivo',
  state: 'Estado',
};
