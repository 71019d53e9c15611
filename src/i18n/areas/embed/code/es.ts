import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Insertar en otro sitio',
  hint: 'Pegue este código en una página. La tarjeta es de solo lectura: no tiene inicio de sesión ni formularios y no guarda nada en el navegador del lector.',
  theme: 'Apariencia',
  themes: { system: 'Dispositivo del lector', light: 'Clara', dark: 'Oscura' },
  code: 'Código HTML',
  copy: 'Copiar el código HTML',
  preview: 'Abrir la tarjeta',
  frames: {
    account: (name, chain) => `Cuenta ${name} en ${chain}`,
    transaction: (id, chain) => `Transacción ${id} en ${chain}`,
    token: (code, chain) => `Token ${code} en ${chain}`,
  },
};
