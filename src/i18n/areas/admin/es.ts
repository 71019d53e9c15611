import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Administración',
  tabs: {
    'admin-proton-loan': 'Proton Loan',
    'admin-metal-dollar': 'Metal Dollar',
    'admin-proton-dex': 'Proton DEX',
    'admin-blocklist': 'Lista de bloqueo',
  },
  hints: {
    'admin-proton-loan': 'Mercados, tipos y recompensas de los préstamos.',
    'admin-metal-dollar': 'Suministro y saldos del token XMD.',
    'admin-proton-dex': 'Mercados y órdenes de la bolsa.',
    'admin-blocklist': 'Cuentas excluidas de los servicios, con sus motivos.',
  },
  authority:
    'El contrato decide quién puede ejecutar una acción. La mayoría de las acciones necesita la autorización de la cuenta del propio contrato. Indique esa cuenta como autorización o proponga la acción como multifirma.',
  dex: {
    orders: 'Sus órdenes abiertas',
    noOrders: 'Ninguna orden abierta',
    noOrdersHint: 'Aquí aparecen las órdenes abiertas de su cuenta.',
    moreOrders:
      'El servicio no muestra más órdenes a la vez. Cancele algunas de estas para ver las demás.',
    own: 'Ver y cancelar sus órdenes abiertas',
    markets: 'Mercados de la bolsa',
    noMarkets: 'Ningún mercado',
    noMarketsHint: 'La bolsa no muestra mercados.',
    source: 'Fuente: servicio DEX',
    marketId: 'Id',
    market: 'Mercado',
    makerFee: 'Comisión maker',
    takerFee: 'Comisión taker',
    open: 'Abierto',
    closed: 'Cerrado',
    side: 'Lado',
    buy: 'Compra',
    sell: 'Venta',
    left: 'Restante',
    cancelNamed: (id) => `Cancelar la orden ${id}`,
  },
};
