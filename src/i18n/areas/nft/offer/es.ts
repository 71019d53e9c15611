import type { texts as en } from './en.ts';

export const texts: typeof en = {
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptNamed: (id) => `Aceptar la oferta ${id}`,
  declineNamed: (id) => `Rechazar la oferta ${id}`,
  cancelNamed: (id) => `Cancelar la oferta ${id}`,
  cancelSaleNamed: (id) => `Cancelar la venta ${id}`,
  endsSale:
    'Si cancela esta oferta, su venta en AtomicMarket deja de ser válida. Cancele mejor la venta.',
  openSale: 'Ver la venta',
  logIn: 'Inicie sesión para aceptar, rechazar o cancelar una oferta',
};
