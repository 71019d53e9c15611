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
  unknownPermission: 'desconocido',
  noKeysFound: 'No se encontraron claves',
  noKeysHint: 'Ningún permiso de esta cadena usa esta clave.',
  hyperionNotSupported: 'Hyperion API no disponible',
  lightApiNotSupported: 'Light API no disponible',
  noKeyIndex:
    'Los nodos de esta cadena no tienen índice de claves, y ningún servicio con uno respondió.',
  ethereum: 'Dirección de Ethereum',
  ethereumHint:
    'Esta cadena no tiene una EVM que vincule direcciones de Ethereum a cuentas. Busque la clave pública.',
  address: {
    linked: (contract) => `El contrato ${contract} vincula esta dirección a la cuenta.`,
    reserved: (contract) =>
      `${contract} reserva esta dirección para la cuenta: contiene el nombre de la cuenta.`,
    unlinked: (contract) =>
      `${contract} tiene esta dirección, pero ninguna cuenta la controla: lo hace una clave de Ethereum.`,
    unknown: {
      table: (contract) => `${contract} no tiene esta dirección.`,
      names: (contract) =>
        `${contract} solo vincula cuentas a direcciones que contienen el nombre de la cuenta (0xbbbb…).`,
    },
  },
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
      'No pegue nunca una clave privada en un formulario. Si otro sitio u otra persona ha podido verla, cambie la clave de la cuenta.',
  },
  invalidPrivateKey: 'Esta no es una clave privada válida.',
};
