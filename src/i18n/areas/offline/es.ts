import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Sin conexión',
  storedSince: 'Se muestran respuestas guardadas en este dispositivo. La más antigua:',
  part: 'Solo una parte de los datos de esta página está guardada en este dispositivo. La más antigua:',
  none: 'No hay datos de esta página guardados en este dispositivo.',
  since: 'La página no se actualiza. Conexión perdida:',
  back: 'Conexión recuperada',
  old: 'La página puede mostrar aún respuestas guardadas en este dispositivo. La más antigua:',
  version: 'Hay una versión nueva',
};
