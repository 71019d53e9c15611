import type { texts as english } from './en.ts';

export const texts: typeof english = {
  add: 'Añadir a favoritos',
  remove: 'Quitar de favoritos',
  addNote: 'Añadir nombre o nota',
  editNote: (name) => `Editar la nota de ${name}`,
};
