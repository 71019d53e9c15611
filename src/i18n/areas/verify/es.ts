import type { texts as english } from './en.ts';

export const texts: typeof english = {
  allPassed: (count) =>
    count === '1'
      ? 'La única comprobación posible es correcta.'
      : `Las ${count} comprobaciones posibles son correctas.`,
  uncheckedNote: (count) => `Sin comprobar: ${count}. El motivo está junto a cada una.`,
  someFail: (count) => `Comprobaciones fallidas: ${count}. No se fíe de estos datos.`,
  outcomes: { match: 'Coincide', mismatch: 'No coincide', unchecked: 'Sin comprobar' },
  reported: 'Informado',
  computed: 'Calculado',
  signers: 'Claves firmantes',
  noKey: 'sin clave',
  unmatched: 'en ninguno de los permisos usados (estado actual)',
  matches: {
    transactionId: () => 'El id es el hash SHA-256 de los datos firmados.',
    transactionIds: (count) =>
      count === '1'
        ? 'El id es el hash SHA-256 de su transacción.'
        : `Cada uno de los ${count} ids es el hash SHA-256 de su transacción.`,
    actions: (count) =>
      `Las acciones mostradas coinciden campo por campo con los datos firmados (acciones: ${count}).`,
    actionDigests: (count) =>
      `Los resúmenes de los recibos coinciden con las acciones y los valores devueltos mostrados (acciones: ${count}).`,
    signatures: (count) =>
      `De cada firma de estos datos se recuperó una clave pública (firmas: ${count}).`,
    authority: (_, __, names) => `Las claves firmantes cumplen ${names} (permisos actuales).`,
    inclusion: (count, place) =>
      `Transacción ${place} de ${count} en su bloque. Su raíz de Merkle coincide con la cabecera del bloque.`,
    transactionRoot: (count) =>
      `La raíz de Merkle de las transacciones del bloque (${count}) coincide con la cabecera.`,
    actionRoot: () =>
      'La raíz de Merkle de todos los recibos de acciones coincide con la cabecera del bloque.',
    blockId: () => 'El id es el hash SHA-256 de la cabecera, con el número del bloque delante.',
    previous: () => 'El bloque anterior tiene el id al que se refiere este bloque.',
    next: () => 'El bloque siguiente se refiere a este como el anterior.',
    producer: () => 'El bloque está firmado con la clave de firma del productor.',
    certificate: (count, place) =>
      `El certificado del bloque siguiente nombra finalizadores con ${count} de ${place} votos, suficientes para la finalidad. Su firma conjunta no se comprueba: los nodos no publican el resumen que cubre.`,
  },
  names: {
    transactionId: 'Id de la transacción',
    transactionIds: 'Ids de las transacciones',
    actions: 'Datos de las acciones',
    actionDigests: 'Huellas de las acciones',
    signatures: 'Firmas',
    authority: 'Autoridad',
    inclusion: 'Inclusión en el bloque',
    transactionRoot: 'Raíz de transacciones',
    actionRoot: 'Raíz de acciones',
    blockId: 'Id del bloque',
    previous: 'Bloque anterior',
    next: 'Bloque siguiente',
    producer: 'Firma del productor',
    certificate: 'Certificado de finalidad',
  },
  differs: 'El valor informado difiere del calculado.',
  reasons: {
    scheduled: 'Los bloques solo guardan el id de una transacción programada.',
    notInBlock: 'El bloque indicado no contiene esta transacción.',
    notUnpacked: 'Los bytes no se pudieron decodificar como transacción.',
    headerParts:
      'Los nodos informan partes de esta cabecera en una forma que no permite recalcular el hash.',
    firstBlock: 'No hay bloque antes del primero.',
    blockUnread: 'Ningún nodo respondió con ese bloque.',
    noNextYet: 'El bloque siguiente aún no existe.',
    stateForgotten:
      'Los nodos guardan el resumen que firma un productor solo hasta que el bloque es irreversible, y pocos lo ofrecen.',
    producerKeys: 'La clave firmante no está en el calendario actual del productor.',
    noAbi: 'El contrato no tiene ABI para decodificar los bytes.',
    abiChanged: 'El ABI actual no coincide con estos bytes. Ha cambiado desde entonces.',
    notDecoded: 'La fuente no devolvió ni los campos ni los bytes de una acción.',
    noSignatures: 'La transacción no tiene firmas.',
    noKey: 'De esta firma no se puede recuperar ninguna clave pública.',
    accountUnread: 'No se pudo cargar una cuenta firmante.',
    keysDiffer: 'El permiso requiere ahora otras claves. Pueden haber cambiado desde entonces.',
    receiptsUnread: 'Ningún servicio dio los recibos de todas las acciones de este bloque.',
    onblockUnread:
      'Los recibos encontrados no dan esta raíz. Incluye el recibo de la acción onblock, que los servicios rara vez guardan.',
    finalityRoot:
      'Desde el consenso Savanna este campo tiene la raíz del árbol de finalidad, no la de los recibos.',
    returnUnread:
      'El resumen incluye también el valor que devolvió la acción, que la fuente no da.',
    noCertificate: 'El bloque siguiente no tiene un certificado nuevo de este bloque.',
    claimDiffers: 'El certificado difiere de lo que declara la cabecera de su bloque.',
    policyUnread:
      'Ningún nodo informó los finalizadores de entonces: no se conocen o han cambiado desde entonces.',
    quorumShort: 'Los finalizadores del certificado no tienen votos suficientes.',
    number: 'El número de bloque del id no coincide.',
  },
};
