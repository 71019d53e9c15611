import type { texts as english } from './en.ts';

export const texts: typeof english = {
  threshold: (threshold) => `umbral ${threshold}`,
  wait: (span) => `espera ${span}`,
  unusable: 'Inutilizable: ninguna clave ni cuenta puede cumplirlo',
  linksCut: 'El índice se detuvo antes del final de su lista: puede haber más acciones vinculadas.',
  sameKey: (parent) => `La misma clave que ${parent}`,
  copyKey: 'Copiar la clave',
};
