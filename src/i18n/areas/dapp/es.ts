import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'dApps',
  intro: 'Contratos que funcionan ahora en esta cadena, y las dApps de una lista publicada.',
  published: 'dApps publicadas',
  source:
    'Fuente: una lista que publicó otro explorador, a noviembre de 2026. Ningún servicio la actualiza. El nodo indica si cada contrato sigue ahí.',
  noneHere: 'Ninguna dApp publicada',
  noneHereHint:
    'La lista publicada no nombra ninguna dApp de esta cadena. Los contratos en uso aparecen arriba.',
  oldList: (count: string) => `Lista publicada de dApps anteriores (${count})`,
  search: 'Buscar dApps',
  noMatch: (text) => `Ninguna dApp de la lista coincide con “${text}”.`,
  name: 'dApp',
  codeSet: 'Código actualizado',
  noCode: 'Sin código',
  noAccount: 'No existe la cuenta',
  inUse: 'Contratos en uso',
  inUseHint:
    'Contratos llamados por transacciones de los bloques más recientes. Fuente: un nodo. No se cuentan las acciones inline.',
  blocks: (from, to) => `Bloques ${from} a ${to}`,
  readAgain: 'Cargar los bloques más recientes',
  called: 'Acciones llamadas',
  signers: 'Firmantes',
  idle: 'Ningún contrato llamado',
  idleHint: 'Los bloques más recientes no tienen transacciones.',
};
