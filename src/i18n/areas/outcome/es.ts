import type { texts as english } from './en.ts';

export const texts: typeof english = {
  sent: 'Transacción enviada.',
  reverse: {
    unstake: 'Retirar del stake',
    stake: 'Volver a poner en stake',
    vote: 'Votar como antes',
    savings: 'Moverlo de vuelta',
    unregister: 'Anular el registro',
    unlink: 'Desvincular',
    relink: 'Vincular como antes',
    unapprove: 'Revocar la aprobación',
    approve: 'Aprobar de nuevo',
    cancelSale: 'Cancelar la venta',
    sellAgain: 'Vender de nuevo',
  },
  failures: {
    'not-installed': (wallet: string) => `${wallet} no está instalado en este navegador.`,
    locked: (wallet: string) => `${wallet} está bloqueado.`,
    'wrong-chain': (wallet: string) => `${wallet} está en otra cadena.`,
    'wrong-account': (wallet: string) => `${wallet} tiene la clave de otra cuenta.`,
    rejected: (wallet: string) => `La solicitud se rechazó en ${wallet}. No se envió nada.`,
    closed: (wallet: string) =>
      `La solicitud a ${wallet} se cerró antes de firmarse. No se envió nada.`,
    'timed-out': (wallet: string) => `${wallet} no respondió a tiempo.`,
    'popup-blocked': (wallet: string) => `El navegador bloqueó la ventana emergente de ${wallet}.`,
    'browser-unable': (wallet: string) => `Este navegador no puede acceder a ${wallet}.`,
    'app-closed': (wallet: string) => `La aplicación EOS no está abierta en ${wallet}.`,
    'data-refused': (wallet: string) => `${wallet} rechaza los datos de este contrato.`,
    'policy-blocked': (wallet: string) =>
      `La política de contenido de este sitio bloquea la conexión con ${wallet}.`,
    unreachable: (wallet: string) => `${wallet} no responde en este equipo.`,
    changed: (wallet: string) =>
      `${wallet} firmó una transacción distinta de la revisada. No se envió.`,
    'user-changed': () =>
      'Cerró la sesión o cambió de cuenta, así que la revisión se cerró. No se envió nada.',
    'log-in': () => 'Su sesión ya no está abierta.',
    expired: () => 'La transacción caducó, o su bloque de referencia ya no es válido.',
    cpu: () => 'La cuenta tiene muy poca CPU para esta transacción.',
    net: () => 'La cuenta tiene muy poca NET para esta transacción.',
    ram: () => 'La cuenta tiene muy poca RAM para esta transacción.',
    authority: () => 'La firma no cumple la autoridad requerida.',
    offline: () => 'No se pudo acceder a ningún nodo de la cadena. No se envió nada.',
    'node-wrong-chain': () => 'El nodo es de otra cadena. No se envió nada.',
    'outcome-unknown': () =>
      'La conexión se perdió durante el envío. Puede que la transacción se haya aceptado.',
    'foreign-id': () => 'El nodo devolvió otro id de transacción.',
    'abi-disputed': () => 'Los nodos devuelven ABI distintos de este contrato. No se firmó nada.',
    'free-cpu': () => 'El patrocinador no pagó la CPU, así que la CPU gratis queda apagada.',
  },
  nextSteps: {
    'not-installed': 'Instálela, recargue esta página e inténtelo de nuevo.',
    locked: 'Desbloquéela e inténtelo de nuevo.',
    'wrong-chain': 'Elija esta cadena en la cartera e inténtelo de nuevo.',
    'wrong-account':
      'Conecte la cartera o el dispositivo con el que añadió esta cuenta, o inicie sesión con otra cartera.',
    rejected: 'Puede intentarlo de nuevo.',
    closed: 'Puede intentarlo de nuevo.',
    'timed-out':
      'Mire las últimas transacciones de la cuenta e inténtelo de nuevo con la cartera abierta.',
    'popup-blocked': 'Permita las ventanas emergentes de este sitio e inténtelo de nuevo.',
    'browser-unable': 'Use Chrome o Edge en un ordenador.',
    'app-closed': 'Abra la aplicación EOS en el dispositivo e inténtelo de nuevo.',
    'data-refused':
      'Permita los datos de contrato en los ajustes de la aplicación EOS e inténtelo de nuevo.',
    'policy-blocked': 'Use la dirección 127.0.0.1:50005 u otra cartera.',
    unreachable: 'Ábrala e inténtelo de nuevo.',
    changed: 'Compruebe qué cambió la cartera, o use otra.',
    'user-changed': 'Inicie sesión con la cuenta que debe firmar e inténtelo de nuevo.',
    'log-in': 'Inicie sesión de nuevo. Lo escrito se conserva.',
    expired: 'Inténtelo de nuevo con una transacción nueva.',
    cpu: 'Alquile CPU o haga stake, o espere: se recupera en un día.',
    net: 'Alquile NET o haga stake, o espere: se recupera en un día.',
    ram: 'Compre RAM e inténtelo de nuevo.',
    authority: 'Inicie sesión con un permiso o una clave autorizados.',
    offline: 'Compruebe su conexión e inténtelo de nuevo.',
    'node-wrong-chain': 'Elija otro nodo en los ajustes, o inténtelo más tarde.',
    'outcome-unknown': 'Búsquela antes de firmar otra vez, para que no se ejecute dos veces.',
    'foreign-id': 'El explorador busca el id que firmó. No firme de nuevo antes de que caduque.',
    'abi-disputed':
      'Inténtelo más tarde o elija otro nodo. No firme por otros medios hasta que los nodos coincidan.',
    'free-cpu': 'Inténtelo de nuevo con la CPU de la propia cuenta.',
  },
  again: 'Intentar de nuevo',
  logIn: 'Entrar de nuevo',
  powerup: 'Alquilar CPU y NET',
  stake: 'Stake para CPU y NET',
  buyRam: 'Comprar RAM',
  lookUp: 'Buscarla',
  account: 'Últimas transacciones',
  permissions: 'Permisos de la cuenta',
  pending: 'Esperando su bloque…',
  inBlock: (block: string, blocks: string) =>
    `En el bloque ${block}; bloques hasta ser irreversible: ${blocks}`,
  irreversible: (block: string) => `Irreversible, en el bloque ${block}`,
  /** The state of what a page shows. */
  asOf: (block: string) => `A fecha del bloque ${block}, aún no definitivo`,
  finalIn: (blocks: string) =>
    blocks === '1' ? 'Definitivo en 1 bloque' : `Definitivo en ${blocks} bloques`,
  unseen: 'Ningún bloque reciente la contiene. La página de la transacción sigue comprobando.',
  waits: (delay: string) =>
    `Sus acciones se ejecutan ${delay} después de enviarla y pueden cancelarse hasta entonces.`,
  acceptedBy: (host: string) => `Aceptada por ${host}, a la espera de un bloque`,
  sentWaiting: 'Enviada, a la espera de un bloque',
  notInBlock: 'Aún no está en un bloque',
  disputedTitle: 'Los nodos no coinciden',
  disputed: (by: string, block: string, against: string) =>
    `Según ${by}, el bloque ${block} la contiene. ${against} tiene ese bloque sin ella.`,
  oneWitness: (host: string) => `Confirmada por un solo nodo: ${host}`,
  foreignFrom: (host: string) => `${host} devolvió otro id de transacción.`,
  refusedByOne: (host: string) => `Solo ${host} la rechazó. Ningún otro nodo confirmó el rechazo.`,
  mayExecute: (time: string) => `Aún puede ejecutarse hasta ${time}.`,
  sameBytes: 'Enviar de nuevo los mismos bytes',
  sameBytesHint:
    'Enviar los mismos bytes es seguro: la cadena ejecuta una transacción una sola vez.',
  identical: (time: string) => `Una transacción idéntica aún puede ejecutarse hasta ${time}.`,
  identicalHint: 'Firmar de nuevo podría ejecutar las mismas acciones dos veces.',
  clocks: {
    nodeAhead: (span: string) =>
      `El reloj del nodo está ${span} adelantado respecto a este dispositivo.`,
    nodeBehind: (span: string) =>
      `El reloj del nodo está ${span} atrasado respecto a este dispositivo.`,
    deviceAhead: (span: string) =>
      `El reloj de este dispositivo está ${span} adelantado respecto a la cadena.`,
    deviceBehind: (span: string) =>
      `El reloj de este dispositivo está ${span} atrasado respecto a la cadena.`,
  },
};
