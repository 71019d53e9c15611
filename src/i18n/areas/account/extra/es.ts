import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verified: 'Verificada',
  tiers: {
    light: 'Nombre, fecha de nacimiento y dirección verificados',
    full: 'Nombre, fecha de nacimiento, dirección y documento de identidad verificados',
  },
  worthHint: 'Al último precio',
  allTokens: (worth: string) => `Todos los tokens: ${worth}`,
  help: {
    low: {
      cpu: 'Caben pocas transacciones más hasta que la CPU se recupere en un día. Más stake eleva el límite.',
      net: 'Caben pocas transacciones más hasta que NET se recupere en un día. Más stake eleva el límite.',
      ram: 'Queda poca RAM. Las acciones que guardan datos la necesitan. Compre más.',
    },
    usedUp: {
      cpu: 'Las transacciones fallan hasta que la CPU se recupere en un día. Más stake ayuda al instante.',
      net: 'Las transacciones fallan hasta que NET se recupere en un día. Más stake ayuda al instante.',
      ram: 'Las acciones que guardan datos fallan hasta que se compre o libere RAM.',
    },
    stake: 'Hacer más stake',
    rent: 'Alquilar por un día',
    buyRam: 'Comprar RAM',
  },
};
