import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'CPU gratis',
  left: (left: string, most: string) =>
    `CPU patrocinada: hoy quedan ${left} de ${most} transacciones`,
  none: 'Hoy no quedan transacciones gratis. El límite se renueva mañana.',
  usedUp: '¡Ha usado todas sus transacciones gratis de hoy!',
};
