import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Intercambio entre cadenas',
  tabs: { swap: 'Intercambiar', deposit: 'Depositar', withdraw: 'Retirar' },
  gone: {
    title: 'Ningún servicio entre cadenas',
    noService: (chain) =>
      `${chain} no tiene un servicio de intercambio ni un puente que este sitio pueda usar.`,
    closed:
      'El servicio de intercambio y el puente para los que se hizo esta página han cerrado. Aquí no se pueden intercambiar, depositar ni retirar tokens.',
    exchange: 'Bolsa de los desarrolladores de la cadena',
    builder:
      'Quien administra este sitio puede indicar otros servicios al compilarlo: SWAP_URL y WRAP_URL.',
    tokens: 'Tokens de esta cadena',
    warning: 'No envíe tokens a una dirección de depósito antigua. Puede que nadie los abone.',
  },
  noMultisig: 'Esto necesita su propia firma. Desactive el modo multifirma.',
  swap: {
    pay: 'Paga',
    receive: 'Recibe',
    quote: 'Cotización',
    quoteSource: (host) => `Fuente: ${host}`,
    about: 'Recibe cerca de',
    moves:
      'El servicio paga a su precio cuando llega su pago. El importe puede diferir de esta cotización.',
    order: 'Orden',
    orderHint: 'Guarde este número. Con él, el servicio encuentra su intercambio.',
    to: 'Se paga a',
    submit: 'Intercambiar',
    refused: 'El servicio no da una cotización:',
    noQuote: 'Escriba una cantidad para ver una cotización.',
    quoting: 'Obteniendo una cotización…',
    status: 'Estado del intercambio',
    waiting: 'El servicio aún no informa de su orden. Se comprueba cada 3 s.',
    done: 'Hecho. El servicio ha pagado su orden.',
    another: 'Otro intercambio',
    sameToken: 'Elija otro token para recibir.',
  },
  coin: 'Token',
  network: 'Red',
  networks: { bitcoin: 'Bitcoin', ethereum: 'Ethereum' },
  fee: 'Comisión',
  received: 'Usted recibe',
  deposit: {
    submit: 'Obtener dirección de depósito',
    proof:
      'Firma una transferencia de la cantidad mínima como prueba de su cuenta. Este sitio no la envía a la cadena. El puente podría hacerlo.',
    address: 'Dirección de depósito',
    memo: 'Nota',
    memoNeeded: 'Añada esta nota al pago o no se abonará.',
    copy: 'Copiar dirección de depósito',
    send: (coin, network) => `Envíe solo ${coin} en ${network}. Otros tokens se pierden.`,
    credited: (wrapped, account) =>
      `El puente abona ${wrapped} a ${account} tras las confirmaciones de esa cadena.`,
  },
  withdraw: {
    amount: 'Cantidad',
    address: 'Dirección en la otra cadena',
    submit: 'Retirar',
    consequence: 'Los tokens envueltos van al puente, que paga los originales a la dirección.',
    noReturn: 'Un pago a una dirección equivocada no se puede devolver.',
    noFee: 'No se conoce la comisión. No se puede retirar hasta que responda el servicio.',
    problems: {
      address: {
        bitcoin: 'Escriba una dirección de Bitcoin.',
        ethereum: 'Escriba una dirección de Ethereum: 0x…',
      },
      belowFee: 'La cantidad no cubre la comisión.',
    },
    list: 'Retiros',
    none: 'Ningún retiro',
    noneHint: 'Aquí aparecen los retiros de su cuenta y su estado.',
    requested: 'Solicitado',
    status: 'Estado',
    statuses: { pending: 'Pendiente', processing: 'En curso', success: 'Hecho', fail: 'Fallido' },
    transaction: 'Transacción allí',
  },
};
