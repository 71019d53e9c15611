import type { texts as english } from './en.ts';

export const texts: typeof english = {
  embed: 'Insertar',
  read: 'Leído',
  open: (site) => `Abrir en ${site}`,
  wrong: 'Esta dirección no corresponde a ninguna tarjeta',
  wrongHint: 'Una tarjeta muestra una cuenta, una transacción o un token:',
  name: 'NOMBRE',
  id: 'ID',
  contract: 'CONTRATO',
  symbol: 'SÍMBOLO',
};
