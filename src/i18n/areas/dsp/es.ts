import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Proveedores de servicios',
  intro:
    'Los proveedores de DAPP Network ofrecen almacenamiento, oráculos y otros servicios a los contratos. Una cuenta hace stake de DAPP en un proveedor para usar su paquete.',
  noService:
    'El servicio que reunía las descripciones y recompensas de los proveedores ya no existe. Los paquetes, usuarios y stakes se leen de las tablas del contrato dappservices.',
  packages: 'Paquetes',
  search: 'Buscar paquetes',
  noMatch: (text) => `Ningún paquete coincide con “${text}”.`,
  notHere: (chain) => `DAPP Network no está en ${chain}`,
  notHereHint: 'Esta cadena no tiene un contrato dappservices con una tabla de paquetes.',
  incomplete:
    'Lista incompleta: el contrato tiene más usuarios. Los usuarios y el stake son valores mínimos.',
  provider: 'Proveedor',
  package: 'Paquete',
  disabled: 'Desactivado',
  quota: 'Cuota',
  each: (period) => `cada ${period}`,
  leastStake: 'Stake mínimo',
  unstake: 'Tiempo de retiro',
  users: 'Usuarios',
  staked: 'En stake',
  endpoint: 'Endpoint',
  stakes: 'Stake de una cuenta',
  returned: 'Devolución',
  noStakes: (name) => `${name} no tiene stake en ningún proveedor`,
  noStakesHint: 'Los stakes y sus reembolsos aparecen aquí.',
};
