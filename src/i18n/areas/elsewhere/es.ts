import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'En otras cadenas',
  hints: {
    name: 'Una cuenta con este nombre en otra cadena puede ser de otra persona. El botón lo consulta en nodos de las otras cadenas.',
    key: 'La misma clave puede controlar cuentas en otras cadenas. El botón lo consulta en nodos de las otras cadenas.',
  },
  button: 'Buscar en otras cadenas',
  none: { name: 'No hay ninguna cuenta con este nombre', key: 'Ninguna cuenta usa la clave' },
  noIndex: 'Ningún servicio de allí encuentra cuentas por clave',
  retry: (chain) => `Reintentar ${chain}`,
  more: (count) => `y ${count} más`,
  agreement: {
    same: 'Las mismas claves',
    some: 'Coinciden algunas claves',
    different: 'Claves distintas: otro propietario',
    unknown: 'No hay claves que comparar: la controlan otras cuentas',
  },
};
