import type { texts as english } from './en.ts';

export const texts: typeof english = {
  otherForm: 'Otra forma',
  copyOther: 'Copiar la otra forma',
  source: (source) => `según ${source}`,
  unknownPermission: 'no se sabe',
  noKeysFound: 'No se encontraron claves',
  noKeysHint: 'Ninguna cuenta de esta cadena da un permiso a esta clave.',
  hyperionNotSupported: 'Hyperion API no disponible',
  lightApiNotSupported: 'Light API no disponible',
  nobodyCanTell:
    'Los nodos de esta cadena no tienen un índice de claves, y no se alcanzó ningún servicio que lo tenga.',
  ethereum: 'Dirección de Ethereum',
  ethereumHint:
    'Ningún servicio de esta cadena dice a qué clave está ligada esta dirección. Busca la clave misma.',
};
