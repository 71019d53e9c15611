import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verifyHere: 'Verificar en su navegador',
  verified: 'Verificado en su navegador',
  verifyHint:
    'Recalcule en su navegador el id, las firmas y la inclusión en el bloque a partir de los datos en bruto.',
  verify: 'Verificar',
};
