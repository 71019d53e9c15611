import type { texts as en } from './en.ts';

export const texts: typeof en = {
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptNamed: (id) => `Aceptar la oferta ${id}`,
  declineNamed: (id) => `Rechazar la oferta ${id}`,
  cancelNamed: (id) => `Cancelar la oferta ${id}`,
  cancelSaleNamed: (id) => `Cancelar la venta ${id}`,
  logIn: 'Inicie sesión para aceptar, rechazar o cancelar una oferta',
};
