import type { texts as en } from './en.ts';

export const texts: typeof en = {
  transfers: (count, shown) => (count === 1 ? '1 transferencia' : `${shown} transferencias`),
  resources: (count, shown) =>
    count === 1 ? '1 cambio de recursos' : `${shown} cambios de recursos`,
  parties: 'Partes',
  order: 'Transferencias en orden',
  netChange: 'Cambio neto',
  account: 'Cuenta',
  moreAccounts: (count, shown) => (count === 1 ? '1 cuenta más' : `${shown} cuentas más`),
  showArrows: (count) => `Mostrar todo (${count})`,
  showAccounts: (count) => `Mostrar las ${count} cuentas`,
  fromTo: (from, to) => `De ${from} a ${to}:`,
  roles: {
    signer: 'Firmante',
    seller: 'Vendedor',
    buyer: 'Comprador',
    ramMarket: 'Mercado de RAM',
    ramFees: 'Comisiones de RAM',
    rexPool: 'Fondo REX',
    stakes: 'Stakes',
    producerPay: 'Pago a productores',
  },
  ram: 'RAM',
  fee: 'comisión',
  staked: 'en stake',
  unstaked: 'fuera de stake',
  issued: 'emitido',
  retired: 'retirado',
  actionCounts: (signed, inline) => `${signed} firmadas · ${inline} internas`,
  ramBilled: 'RAM cobrada',
  reference: 'Bloque de referencia',
};
