import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Intercambio entre cadenas',
  tabs: { swap: 'Intercambiar', deposit: 'Depositar', withdraw: 'Retirar' },
  discontinued: {
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
    orderHint: 'Guarde este número. Identifica su intercambio en el servicio.',
    to: 'Se paga a',
    refused: 'El servicio rechazó la cotización:',
    noQuote: 'Escriba una cantidad para ver una cotización.',
    quoting: 'Obteniendo una cotización…',
    status: 'Estado del intercambio',
    waiting: (span) => `El servicio aún no informa de su orden. Se comprueba cada ${span}.`,
    done: 'Hecho. El servicio ha pagado su orden.',
    another: 'Otro intercambio',
    sameToken: 'Elija otro token para recibir.',
  },
  networks: { bitcoin: 'Bitcoin', ethereum: 'Ethereum' },
  received: 'Usted recibe',
  deposit: {
    list: 'Depósitos',
    none: 'Sin depósitos',
    noneHint: 'Aquí aparecen los depósitos de su cuenta y sus confirmaciones.',
    confirmations: 'Confirmaciones',
    creditedBy: 'Abonado por',
    submit: 'Obtener dirección de depósito',
    proof:
      'Firma una transferencia de la cantidad mínima como prueba de su cuenta. Este sitio no la envía a la cadena. El puente podría hacerlo.',
    address: 'Dirección de depósito',
    memo: 'Memo',
    memoNeeded: 'Añada este memo al pago o no se abonará.',
    copy: 'Copiar dirección de depósito',
    send: (coin, network) =>
      `Envíe a esta dirección solo ${coin} en ${network}. Otros tokens se pierden.`,
    credited: (wrapped, account) =>
      `El puente abona ${wrapped} a ${account} tras las confirmaciones de esa cadena.`,
  },
  withdraw: {
    address: 'Dirección en la otra cadena',
    submit: 'Retirar',
    consequence: 'Los tokens envueltos van al puente, que paga los originales a la dirección.',
    noReturn: 'Un pago a una dirección equivocada no se puede devolver.',
    noFee: 'No se conoce la comisión. Podrá retirar cuando responda el servicio.',
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
    statuses: { pending: 'Pendiente', processing: 'En curso', success: 'Hecho', fail: 'Fallido' },
    transaction: 'Transacción en la otra cadena',
  },
  access: {
    title: 'Su acceso',
    location: 'No disponible en su ubicación',
    locationHint: (place) => `El servicio lo sitúa en ${place}.`,
    unavailable: 'No disponible para su cuenta',
    unavailableHint: 'El servicio no ofrece esto a su cuenta.',
    needsKyc: 'Se necesita verificación',
    needsKycHint: 'El servicio ofrece esto a cuentas verificadas.',
    verify: 'Verificar su identidad',
    terms: 'Condiciones del servicio',
    termsHint:
      'El servicio pide que acepte sus condiciones. Firma una prueba de su cuenta, que este sitio no envía a la cadena.',
    accept: 'Identificarse y aceptar',
    noUser: 'El servicio no tiene usuario para su cuenta. Cree uno con su correo electrónico.',
    email: 'Correo electrónico',
    emailInvalid: 'Introduzca un correo electrónico: nombre@ejemplo.com',
    create: 'Crear y aceptar',
  },
};
