import type { texts as english } from './en.ts';

export const texts: typeof english = {
  checking: 'Verificando…',
  again: 'Verificar de nuevo',
  allHold: (count) => `Todo lo que se pudo comprobar coincide: ${count} comprobaciones.`,
  openNote: (count) =>
    `No se pudo comprobar: ${count}. Eso no dice nada a favor ni en contra; el motivo está junto a cada una.`,
  someFail: (count) => `Comprobaciones fallidas: ${count}. No se fíe de esta respuesta.`,
  outcomes: { ok: 'Coincide', bad: 'No coincide', open: 'Sin comprobar' },
  told: 'Se dijo',
  found: 'Resulta',
  signers: 'Claves firmantes',
  noKey: 'sin clave',
  unmatched: 'en ninguno de los permisos usados, tal como son ahora',
  ok: {
    transactionId: () =>
      'El id es la huella (SHA-256) de los datos firmados: nada ha cambiado en ellos desde entonces.',
    transactionIds: (count) =>
      `Cada uno de los ${count} ids es la huella (SHA-256) de los datos de su transacción.`,
    actions: (count) =>
      `Lo que muestra esta página es lo que se firmó, campo por campo (acciones: ${count}).`,
    actionDigests: (count) =>
      `Las huellas de los recibos son las de las acciones mostradas y de lo que devolvieron (acciones: ${count}).`,
    signatures: (count) =>
      `Cada firma se hizo con una clave, para exactamente estos datos (firmas: ${count}).`,
    authority: (_, __, names) =>
      `Las claves firmantes pueden actuar por ${names}, tal como son ahora esos permisos.`,
    inclusion: (count, place) =>
      `Es la número ${place} de las ${count} de su bloque: juntas dan la suma de control de su cabecera.`,
    transactionRoot: (count) =>
      `Las transacciones del bloque (${count}) dan la suma de control de su cabecera: ninguna falta, sobra ni ha cambiado.`,
    actionRoot: () =>
      'Los resultados de todas las acciones dan la suma de control de la cabecera del bloque.',
    blockId: () => 'El id es la huella (SHA-256) de la cabecera del bloque, con su número delante.',
    previous: () => 'El bloque anterior tiene justo el id que este bloque nombra como predecesor.',
    next: () => 'El bloque siguiente nombra a este como predecesor: la cadena siguió desde aquí.',
    producer: () => 'La propia clave del productor firmó este bloque.',
  },
  names: {
    transactionId: 'Id de la transacción',
    transactionIds: 'Ids de las transacciones',
    actions: 'Acciones mostradas',
    actionDigests: 'Huellas de las acciones',
    signatures: 'Firmas',
    authority: 'Derecho a firmar',
    inclusion: 'Lugar en el bloque',
    transactionRoot: 'Transacciones del bloque',
    actionRoot: 'Resultados del bloque',
    blockId: 'Id del bloque',
    previous: 'Bloque anterior',
    next: 'Bloque siguiente',
    producer: 'Firma del productor',
  },
  differs: 'Lo que se dijo no es lo que resulta de los bytes.',
  reasons: {
    scheduled: 'Los bloques solo guardan el id de una transacción programada.',
    notInBlock: 'El bloque indicado no contiene esta transacción.',
    notUnpacked: 'Los bytes no se pueden leer como transacción.',
    headerParts:
      'Los nodos dan partes de esta cabecera en una forma que no se puede volver a resumir.',
    firstBlock: 'No hay bloque antes del primero.',
    blockUnread: 'Ningún nodo respondió con ese bloque.',
    noNextYet: 'El bloque siguiente aún no existe.',
    stateForgotten:
      'Lo que firma un productor solo lo saben los nodos hasta que el bloque es irreversible, y pocos.',
    producerKeys: 'La clave firmante no está en el calendario actual del productor.',
    noAbi: 'El contrato no tiene interfaz que diga qué significan los bytes.',
    abiChanged:
      'La interfaz actual del contrato no encaja con estos bytes: ha cambiado desde entonces.',
    notDecoded: 'La fuente no dio ni los campos ni los bytes de una acción.',
    noSignatures: 'No lleva firmas.',
    noKey: 'Ninguna clave pudo hacer esta firma.',
    accountUnread: 'No se pudo leer una cuenta firmante.',
    keysDiffer: 'Ahora hacen falta otras claves; pueden haber cambiado desde entonces.',
    receiptsUnread: 'Ningún servicio dio los recibos de todas las acciones de este bloque.',
    onblockUnread:
      'Los recibos leídos no dan esta raíz. También la forma el recibo de la primera acción propia del bloque (onblock), que los servicios rara vez guardan.',
    finalityRoot:
      'Desde el consenso Savanna este campo tiene la raíz del árbol de finalidad, no la de los recibos.',
    returnUnread: 'La huella incluye también el valor que devolvió la acción, que la fuente no da.',
    number: 'El id empieza por un número distinto del número del bloque.',
  },
};
