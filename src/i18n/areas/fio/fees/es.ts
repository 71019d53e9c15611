import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Comisiones',
  intro: 'Las acciones en FIO tienen una comisión fija. Los productores votan los importes.',
  always: 'Siempre se paga',
  bundled: 'Gratis con transacciones incluidas',
  bundledNote: 'La comisión se paga cuando la dirección ya no tiene transacciones gratis.',
  endpoint: 'Endpoint',
  none: 'Ninguna comisión',
  noneHint: 'Las comisiones de las acciones aparecen aquí cuando la cadena las fija.',
};
