import type { texts as english } from './en.ts';

export const texts: typeof english = {
  low: {
    cpu: 'Quedan pocas transacciones hasta que la CPU se recupere a lo largo del día. Con más stake hay más.',
    net: 'Quedan pocas transacciones hasta que NET se recupere a lo largo del día. Con más stake hay más.',
    ram: 'Queda poco espacio. Algunas acciones necesitan RAM; se puede comprar.',
  },
  usedUp: {
    cpu: 'Las transacciones se rechazan hasta que la CPU se recupere a lo largo del día. Más stake ayuda al instante.',
    net: 'Las transacciones se rechazan hasta que NET se recupere a lo largo del día. Más stake ayuda al instante.',
    ram: 'Las acciones que guardan algo se rechazan hasta que se compre o libere RAM.',
  },
  stake: 'Hacer más stake',
  rent: 'Alquilar por un día',
  buyRam: 'Comprar RAM',
};
