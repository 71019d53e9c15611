import type { texts as english } from './en.ts';

export const texts: typeof english = {
  key: 'Clave pública',
  copy: 'Copiar la clave',
  accounts: 'Cuentas',
  account: 'Cuenta',
  permission: 'Permiso',
  weight: 'Peso',
  ofThreshold: (weight, threshold) => `${weight} de ${threshold}`,

  otherForm: 'Otro formato',
  copyOther: 'Copiar el otro formato',
  atLeast: (count) => `al menos ${count}`,
  source: (source) => `Fuente: ${source}`,
  unknownPermission: 'desconocido',
  noKeysFound: 'No se encontraron claves',
  noKeysHint: 'Ningún permiso de esta cadena usa esta clave.',
  hyperionNotSupported: 'Hyperion API no disponible',
  lightApiNotSupported: 'Light API no disponible',
  noKeyIndex:
    'Los nodos de esta cadena no tienen índice de claves, y ningún servicio con uno respondió.',
  ethereum: 'Dirección de Ethereum',
  ethereumHint:
    'Ningún servicio de esta cadena asigna direcciones de Ethereum a claves. Busque la clave pública.',
  exposed: {
    title: 'La URL de esta página contenía una clave privada',
    converted:
      'Su navegador la convirtió en su clave pública y la quitó de la URL. Esta página no la envió a ningún sitio.',
    treatAsExposed:
      'Puede seguir en el historial del navegador y en el registro del servidor web. Considérela expuesta: ponga una clave nueva en la cuenta.',
  },
  refused: {
    title: 'Clave privada eliminada',
    unsent: 'Este campo no es para claves privadas. La clave no se ha enviado ni guardado.',
    exposed:
      'No pegues nunca una clave privada en un formulario. Si otro sitio u otra persona ha podido verla, cambia la clave de la cuenta.',
  },
  invalidPrivateKey: 'Esta no es una clave privada válida.',
};
