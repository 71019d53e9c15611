import type { texts as english } from './en.ts';

export const texts: typeof english = {
  balanceChanges: 'Cambios de saldo',
  staked: 'en stake',
  allAccounts: (count) => `Las ${count} cuentas`,
  expandAll: 'Desplegar todo',
  collapseAll: 'Plegar todo',
  returned: 'Devuelto',
  tables: 'Tablas',
  packed: 'Empaquetada',
  verifyHere: 'Verificar en su navegador',
  verified: 'Verificado en su navegador',
  verifyHint:
    'Id, firmas, bloque y cadena, calculados aquí de nuevo con los bytes que envían los nodos.',
  verify: 'Verificar',
};
