import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Favoritos',
  none: 'Aún no hay favoritos. Marca una cuenta con la estrella junto a su nombre.',
  removeNamed: (name) => `Quitar ${name} de favoritos`,
  removed: (name) => `${name} se ha quitado.`,
  undo: 'Deshacer',
  note: (name) => `Nota de ${name}`,
  nickname: 'Su nombre para ella',
  nicknameOf: (name: string) => `Su nombre para ${name}`,
  noteLabel: 'Nota',
  watch: (name: string) => `Vigilar ${name}`,
  unwatch: (name: string) => `Dejar de vigilar ${name}`,
  page: 'Todos los favoritos y sus cambios',
  save: 'Guardar',
  cancel: 'Cancelar',
  exportFile: 'Exportar',
  importFile: 'Importar',
  imported: (count) => `Añadidos: ${count}`,
  notAFile: 'Este archivo no contiene favoritos.',
  storageNote: 'Solo se guardan en este navegador.',
};
