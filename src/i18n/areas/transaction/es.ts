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
    'Esta página puede calcular de nuevo en su dispositivo el id, las firmas y el bloque con los datos en bruto de un nodo, sin fiarse de nadie.',
  verify: 'Verificar',
};
