import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Saldo a lo largo del tiempo',
  hint: 'Lee las transferencias de este token de la cuenta, 5.000 como máximo, y calcula el saldo hacia atrás desde hoy.',
  balanceOf: (code) => `Saldo de ${code}`,
  stop: 'Detener',
  goOn: 'Continuar',
  save: 'Exportar CSV',
  read: (count, day) =>
    day === null
      ? `Transferencias leídas: ${count}.`
      : `Transferencias leídas: ${count}, hasta el ${day}.`,
  none: 'No hay transferencias de este token.',
  truncated: 'Las transferencias anteriores no se dibujan.',
  addsUp: 'Suman el saldo de hoy.',
  differs: (amount) =>
    `Antes de la primera, el saldo habría sido ${amount}: al historial le faltan transferencias o el saldo cambió de otra manera.`,
};
