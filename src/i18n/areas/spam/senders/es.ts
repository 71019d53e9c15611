import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Remitentes marcados como spam',
  none: 'No hay remitentes marcados. Abra los detalles de una acción para marcar a su remitente.',
  remove: (name) => `Quitar ${name} de los remitentes marcados`,
  exportFile: 'Exportar',
  importFile: 'Importar',
  imported: (count) => `Añadidos: ${count}`,
  notAFile: 'Este archivo no contiene nombres de cuenta.',
  storageNote: 'Se guarda solo en este navegador.',
};
