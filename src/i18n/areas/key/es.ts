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
  exposed: {
    title: 'La dirección de esta página contenía una clave privada',
    converted:
      'Su navegador la convirtió en su clave pública y la quitó de la dirección. Esta página no la envió a ningún sitio.',
    treatAsExposed:
      'Puede seguir en el historial del navegador y en el registro del servidor web. Considérela expuesta: ponga una clave nueva en la cuenta.',
  },
  invalidPrivateKey: 'Esta no es una clave privada válida.',
};
