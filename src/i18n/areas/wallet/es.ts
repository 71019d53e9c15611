import type { WalletTexts } from './en.ts';

export const texts: WalletTexts = {
  visitor:
    'Inicie sesión para ver sus saldos y pendientes. Abajo están todas las herramientas con su descripción.',
  accountPage: 'Página de la cuenta',
  waiting: 'Pendiente',
  nothing: 'No hay nada pendiente',
  nothingHint:
    'Aquí aparecen reembolsos, REX vencido, recompensas, propuestas, nombres por caducar y recursos escasos.',
  ready: 'Disponible',
  kinds: {
    refund: 'Tokens retirados del stake',
    'xpr-refund': 'Tokens retirados del stake',
    rex: 'REX vencido',
    'rex-fund': 'En el fondo de REX',
    'rex-savings': 'Ahorros de REX',
    'long-stake': 'Stake a largo plazo',
    genesis: 'Recompensas de génesis',
    'fio-grant': 'Concesión',
    'fio-lock': 'FIO bloqueado',
    rewards: 'Recompensas de voto',
    'producer-pay': 'Pago de productor',
    'bid-refund': 'Reembolso de una puja perdida',
    swap: 'Tokens por intercambiar',
    domain: 'Dominio',
  },
  proposals: (count) =>
    count === '1'
      ? '1 propuesta espera su aprobación'
      : `${count} propuestas esperan su aprobación`,
  requests: (count) => (count === '1' ? '1 solicitud de fondos' : `${count} solicitudes de fondos`),
  low: (resource) => `Queda poco: ${resource}`,
  usedUp: (resource) => `Agotado: ${resource}`,
  expired: 'Caducado',
  failed: 'Algunas comprobaciones fallaron. Sin respuesta para:',
  sources: {
    account: 'cuenta',
    locked: 'tokens bloqueados',
    rex: 'REX',
    rewards: 'recompensas',
    pay: 'pago de productor',
    bids: 'pujas por nombres',
    proposals: 'propuestas',
    names: 'nombres',
  },
};
