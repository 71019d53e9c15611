import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Sin conexión',
  kept: 'Se muestra lo que guardó este dispositivo. Respuesta más antigua:',
  none: 'Este dispositivo no guardó datos de esta página.',
  since: 'La página no se actualiza. Conexión perdida:',
  back: 'Conexión recuperada',
  old: 'La página puede mostrar aún lo que guardó este dispositivo. Respuesta más antigua:',
  version: 'Hay una versión nueva',
};
