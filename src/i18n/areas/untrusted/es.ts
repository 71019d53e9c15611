import type { texts as english } from './en.ts';

export const texts: typeof english = {
  firstOf: (shown, all) => `Primeros ${shown} de ${all} caracteres`,
  showMoreText: 'Mostrar más',
  downloadText: 'Descargar texto',
  loadPicture: (host) => `Cargar la imagen de ${host}`,
};
