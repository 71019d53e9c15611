import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Favoritos',
  none: 'Aún no hay favoritos. Marca una cuenta con la estrella junto a su nombre.',
  add: 'Añadir a favoritos',
  remove: 'Quitar de favoritos',
  removeNamed: (name) => `Quitar ${name} de favoritos`,
  removed: (name) => `${name} se ha quitado.`,
  undo: 'Deshacer',
  addNote: 'Añadir una nota',
  editNote: (name) => `Editar la nota de ${name}`,
  note: (name) => `Nota de ${name}`,
  save: 'Guardar',
  cancel: 'Cancelar',
  exportFile: 'Exportar',
  importFile: 'Importar',
  imported: (count) => `Añadidos: ${count}`,
  notAFile: 'Este archivo no contiene favoritos.',
  kept: 'Solo se guardan en este navegador.',
};
