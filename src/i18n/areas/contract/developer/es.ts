import type { texts as english } from './en.ts';

export const texts: typeof english = {
  code: 'Como código',
  tool: 'Herramienta',
  copyCode: (tool) => `Copiar para ${tool}`,
  dryRun: {
    run: 'Simular',
    running: 'Simulando…',
    hint: 'Un nodo ejecuta la acción y la descarta. No se firma nada.',
    done: (node) => `Simulación en ${node}`,
    refused: (node) => `La simulación en ${node} falló`,
    unknown: 'Ningún nodo de esta cadena ejecuta transacciones sin firmas.',
    failed: 'No se pudo empaquetar la acción',
    copy: 'Copiar la solicitud para curl',
  },
  follow: 'Seguir en vivo',
  changes: 'Cambios',
  changesNote: 'Desde que empezó a seguirla, lo más reciente primero',
  noChanges: 'Ninguna fila ha cambiado todavía.',
  added: 'Fila añadida',
  removed: 'Fila eliminada',
};
