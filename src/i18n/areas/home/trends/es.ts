import type { texts as english } from './en.ts';

export const texts: typeof english = {
  price: (code, from, to) =>
    `Precio de ${code} en los últimos 7 días: de ${from} a ${to}. Abrir el gráfico`,
  ram: (day, from, to) =>
    `Precio de la RAM en las operaciones desde el ${day}: de ${from} a ${to}. Abrir el gráfico`,
};
