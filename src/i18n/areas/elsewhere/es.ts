import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'En otras cadenas',
  hints: {
    name: 'Una cuenta con este nombre en otra cadena puede ser de otra persona. Los nodos de las otras cadenas se consultan al pulsar el botón.',
    key: 'La misma clave puede controlar cuentas en otras cadenas. Los nodos de las otras cadenas se consultan al pulsar el botón.',
  },
  button: 'Buscar en otras cadenas',
  none: { name: 'No hay ninguna cuenta con este nombre', key: 'Ninguna cuenta usa la clave' },
  noIndex: 'Nada allí encuentra cuentas por su clave',
  retry: (chain) => `Consultar de nuevo ${chain}`,
  more: (count) => `y ${count} más`,
  agreement: {
    same: 'Las mismas claves',
    some: 'Coinciden algunas claves',
    different: 'Claves distintas: otro propietario',
    unknown: 'No hay claves que comparar: la controlan otras cuentas',
  },
};
