import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'CPU gratis',
  left: (left: string, most: string) =>
    `Un patrocinador paga la CPU: hoy quedan ${left} de ${most} transacciones`,
  none: 'Las transacciones gratis de hoy están usadas; mañana habrá más.',
  usedUp: '¡Ha usado todas sus transacciones gratis de hoy!',
};
