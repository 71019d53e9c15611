import type { texts as english } from './en.ts';

export const texts: typeof english = {
  dryRun:
    'Simulación: el nodo ejecuta estos bytes sin firma y no guarda nada. Caducan en menos de una hora.',
  anew: 'Las mismas acciones como una transacción nueva, que firma usted.',
  broadcast:
    'Envía de nuevo estos bytes firmados, sin clave. Los nodos los rechazan si ya están en un bloque o han caducado.',
  request: 'Para carteras que abren enlaces esr:. Las mismas acciones como una transacción nueva.',
};
