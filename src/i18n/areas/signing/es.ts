import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Revisar la transacción',
  now: 'Ahora',
  previewNote: 'Se actualiza al escribir',
  previewBlank: 'Complete el formulario para ver sus efectos.',
  previewPending: 'Creando la transacción…',
  noPreview: 'Sin vista previa',
  resourcesAfter: 'Recursos después',
  tooLittle: (resources) => `Falta ${resources}`,
  checks: {
    title: 'Comprobaciones',
    existence: {
      exists: 'existe',
      checking: 'se está comprobando…',
      missing: 'no existe',
      unknown: 'no se comprobó: ningún nodo respondió',
    },
    coreToken: (code) => `${code}, el token principal`,
    memoPublic: 'El memo es público',
    distinctNames: 'Ningún destinatario se parece a un nombre que conoce',
    noRisks: 'Ningún riesgo conocido',
    risks: 'Riesgos: nombres, tokens, permisos',
    unchecked: 'Algunos riesgos no se pudieron comprobar',
    run: 'Simulación',
    runUnknown: 'Ningún nodo completó la simulación',
    runDone: 'Simulación correcta',
    runContradicts: 'Un nodo decodifica esta transacción de otra forma',
    runRefused: 'Simulación fallida:',
  },
  compare: {
    known: 'Nombre conocido',
    here: 'En esta transacción',
    isNot: (name, like) => `${name} no es ${like}.`,
    differing: (name, letters, like, others) =>
      `Caracteres distintos: ${letters} en ${name}, ${others} en ${like}.`,
    none: 'ninguno',
  },
  signedBy: 'Firma',
  expires: 'Válida durante',
  validUnknown: 'desconocido: los relojes difieren',
  id: 'Id de la transacción',
  summary: 'Resumen',
  data: 'Datos de las acciones',
  undecoded: 'Estos bytes no se pudieron decodificar. No firme si no confía en su origen.',
  votes: {
    title: 'Cambios en el voto',
    proxy: 'Voto mediante',
    counts: (removed: string, added: string, kept: string) =>
      `${removed} quitados, ${added} añadidos, ${kept} sin cambios`,
    unknown: 'Ningún nodo informó del voto actual: no se puede mostrar lo que se quita.',
  },
  before: 'Antes',
  after: 'Después',
  notKnown: 'desconocido',
  removed: 'eliminado',
  cost: 'Coste',
  ownCost: 'Su cuenta paga la CPU y la NET.',
  otherPays: (payer: string) => `${payer} paga la CPU y la NET, no usted.`,
  dryRunPending: 'Simulación en curso…',
  costUnknown: 'Coste desconocido: ningún nodo completó la simulación.',
  refused: (node: string) => `La cadena rechazaría esto: la simulación en ${node} falló`,
  sign: 'Firmar',
  understood: 'He leído las advertencias y quiero firmar de todos modos.',
  typeName: (name: string) => `Escriba ${name} para firmar de todos modos`,
  missing: {
    tick: (label: string) => `Marque primero: ${label}`,
    type: (name: string) => `Escriba primero ${name}`,
    contradicted: 'Firma bloqueada: un nodo contradice esta transacción',
    blocked: 'Firma bloqueada: vea las advertencias',
  },
  checking: 'Comprobando riesgos…',
  authorizedBy: 'Autorizado por',
  nobody: 'ninguno',
  wallet: 'La cartera firma por',
  noActions: 'Sin acciones',
  collection: 'Colección',
  noPicture: 'Sin imagen',
  uncomparedNft: 'Dos nodos no han confirmado qué es este NFT.',
  uncomparedTrade: 'Dos nodos no han confirmado qué se intercambia.',
  givenBy: 'Entrega',
  unchecked: 'Algunas comprobaciones fallaron',
  uncheckedWhy:
    'Los nodos no respondieron a algunas comprobaciones. Puede haber riesgos que no figuran aquí.',
  checkAgain: 'Comprobar de nuevo',
  signUnchecked: 'Quiero firmar aunque algunas comprobaciones fallaron.',
  signDiffering: 'Quiero firmar aunque los nodos dan valores distintos.',
  signOverpaid: 'Quiero firmar aunque esto puede costar más del doble de lo que dan dos nodos.',
  signFirstBid:
    'Quiero pujar aunque dos nodos no indican ninguna puja por este nombre: bastaría la cantidad mínima.',
  signOneNode:
    'Quiero firmar aunque ningún segundo nodo puede comprobarlo. No preguntar más en esta sesión.',
  signRefused: 'Quiero firmar aunque la simulación falló.',
  signExecuted: 'Quiero que las mismas acciones se ejecuten otra vez.',
  executed: (block: string) => `Una transacción idéntica ya está en el bloque ${block}.`,
  executedHint: 'Firmar de nuevo ejecuta las mismas acciones otra vez.',
  executedBy: (block: string, host: string) =>
    `Una transacción idéntica está en el bloque ${block}. Solo ${host} lo informa.`,
  executedUnknown: 'Ya se firmó una transacción idéntica. Aún no se sabe si un bloque la contiene.',
  executedUnknownHint: 'Firmar de nuevo puede ejecutar las mismas acciones dos veces.',
  holders: 'Otorgado a',
  whose: {
    ownKey: 'Su clave',
    keyOf: (accounts: string) => `Clave de ${accounts}`,
    unknownKey: 'Clave desconocida: no consta ninguna cuenta que la use',
    ownAccount: 'Su cuenta',
    otherAccount: 'Otra cuenta',
    lower: 'Permiso inferior: quien pueda usarlo obtiene el control',
    code: 'Código de un contrato',
    anyone: 'Cualquiera, sin firma, tras la espera',
  },
  within: {
    proposal: (name: string, proposer: string) => `En la propuesta ${name} de ${proposer}`,
    wrapped: 'En una transacción envuelta, que no necesita autorización de sus cuentas',
    inline: (contract: string) => `Enviado por el contrato ${contract}`,
  },
  allActions: (contract: string) => `todas las acciones de ${contract}`,
  failures: {
    missing: () => 'no existe',
    expired: () => 'ha caducado',
    'not-requested': () => 'esta aprobación no se pide o ya se dio',
    'other-executer': () => 'su ejecutor no firma esta transacción',
    approvals: (levels: string) => `faltan aprobaciones para ${levels}`,
    'too-early': () => 'su plazo no ha terminado',
  },
  contradicted: (node: string) => `${node} decodifica esta transacción de otra manera`,
  contradictedWhy:
    'Este sitio y el nodo decodifican los bytes de forma distinta. Uno de los dos tiene un ABI erróneo, así que la firma está bloqueada. Compruebe de nuevo para obtener el ABI de ese nodo y construir otra vez la transacción.',
  dryRunBalances: (node: string) => `Saldos según la simulación en ${node}`,
  values: {
    title: 'Stake, RAM, REX y NFT',
    atMost: 'como máximo',
    uncounted: 'Efecto en los activos desconocido:',
    kinds: {
      liquid: 'disponible',
      staked: 'en stake',
      ram: 'RAM',
      'ram-worth': 'en RAM',
      'rex-fund': 'en el fondo de REX',
      rex: 'REX',
    },
    nfts: () => 'NFT',
  },
  dryRunOutput: (node) => `Salida de la simulación en ${node}`,
  trust: {
    title: 'Comprobación del ABI',
    published: (actions: string) => `${actions}: el ABI coincide con el contrato publicado.`,
    agreed: (actions: string, first: string, second: string) =>
      `${actions}: ${first} y ${second} devuelven el mismo ABI.`,
    single: {
      none: (actions: string, node: string) =>
        `${actions}: el ABI viene solo de ${node} y no hay un segundo nodo configurado. Si el ABI es erróneo, la acción puede hacer algo distinto de lo mostrado.`,
      silent: (actions: string, node: string) =>
        `${actions}: el ABI viene solo de ${node}; ningún otro nodo respondió. Si el ABI es erróneo, la acción puede hacer algo distinto de lo mostrado.`,
    },
    disputed: (actions: string) =>
      `${actions}: los nodos devuelven ABI que se contradicen entre sí o con el publicado.`,
    unread: (actions: string) => `${actions}: ningún nodo devolvió el ABI a tiempo.`,
    differs: (actions: string, found: string, published: string) =>
      `${actions}: el ABI de esta cadena tiene «${found}», el publicado «${published}».`,
  },
  newPermission: (permission) => `El permiso ${permission} es nuevo. Compruebe quién puede usarlo.`,
  rules: {
    'stake-given': (receiver) =>
      `El stake pertenece a ${receiver} desde ahora. No puede recuperarlo.`,
    'stake-lent': (receiver) =>
      `${receiver} usa la CPU y la NET de este stake hasta que usted lo retire.`,
    'ram-given': (receiver) => `${receiver} recibe la RAM. No puede recuperarla.`,
    'rent-given': (receiver) => `Usted paga CPU y NET que usará ${receiver}.`,
    'similar-token': (symbol: string, contract: string, core: string) =>
      `${symbol} de ${contract} no es ${core}. Los símbolos solo se parecen.`,
    'second-signer': (level: string) =>
      `Esto actúa también por ${level}. Si su clave vale para ese permiso, basta su firma. Si no, también tiene que firmar.`,
    takeover: (permission: string) =>
      `Otros obtienen el control de ${permission}. Podrían llevarse todos los activos y dejarle sin acceso.`,
    'signer-removal': (permission: string) =>
      `La clave que firma pierde ${permission}. Podría quedarse sin acceso.`,
    'permission-change': (permission: string) =>
      `El permiso ${permission} cambia. Compare quién puede usarlo antes y después.`,
    'permission-removal': (permission: string) => `El permiso ${permission} se elimina.`,
    'code-permission': (contract: string, permission: string) =>
      `El código de ${contract} podría usar ${permission} en cualquier momento, sin su firma.`,
    'permission-link': (permission: string, actions: string) =>
      `${permission} podrá firmar ${actions}.`,
    'assets-linked': (permission: string, actions: string) =>
      `Otros pueden firmar ${actions} con ${permission}, sin usted. Podrían llevarse activos o la cuenta.`,
    'permission-unlink': (account: string, actions: string) =>
      `${account} pierde su permiso propio para ${actions}. Desde ahora las firma active.`,
    'code-change': (account: string) =>
      `Se reemplaza el código del contrato de ${account}. El nuevo código podrá hacer todo lo que puede ${account}.`,
    'abi-change': (account: string) =>
      `Se reemplaza el ABI de ${account}. Las carteras decodifican con él sus acciones.`,
    'auth-limit': (account: string) => `Cambia qué permisos de ${account} pueden cambiar permisos.`,
    'foreign-account': (account: string) =>
      `La cuenta nueva ${account} puede usarse con claves que no son suyas.`,
    'producer-key': (account: string, key: string) =>
      `${key} firmaría bloques, o votaría sobre ellos, por ${account}, y no es una clave suya. Compárela con la de su servidor.`,
    privileged: (account: string) =>
      `El contrato ${account} pasa a ser privilegiado: su código podría actuar por todas las cuentas de la cadena.`,
    'rights-given': (receiver: string, of: string) =>
      `${receiver} obtiene derechos sobre ${of}: podría cambiarlo o actuar en su nombre.`,
    'vote-proxy': (voter: string, proxy: string) =>
      `${proxy} votará con todos los votos en stake de ${voter}.`,
    'proxy-role': (account: string) =>
      `${account} se convierte en proxy: vota con el stake de quienes lo elijan.`,
    'proposal-fails': (name: string, reason: string) =>
      `La cadena rechazaría esto para la propuesta ${name}: ${reason}.`,
    'proposal-changed': (name: string, proposer: string) =>
      `Esta aprobación no coincide con la propuesta ${name} de ${proposer}. Fue reemplazada, o el nodo devolvió otra. No se sabe qué aprobaría.`,
    'proposal-differs': (name: string, proposer: string) =>
      `Los nodos devuelven contenidos distintos de la propuesta ${name} de ${proposer}. No se sabe qué aprobaría.`,
    extension: (type: string) =>
      `Esta transacción tiene una extensión de tipo ${type}. La mayoría de los nodos la rechazan. No se sabe qué hacen los demás con ella.`,
    'context-free':
      'Estas acciones se ejecutan primero y ninguna cuenta las autoriza. No pueden mover activos, pero un contrato puede leerlas.',
    'nested-unread':
      'No se pudieron leer todas las transacciones anidadas. No se sabe qué firmaría.',
    'many-actions': (most: string) =>
      `La transacción tiene más de ${most} acciones. Una revisión no muestra más que esas.`,
    'unbound-approval': (name: string, proposer: string) =>
      `Esta aprobación no está ligada al contenido de ${name}. Si ${proposer} reemplaza la propuesta antes de que llegue, aprobará la nueva sin leerla.`,
    'unreadable-power': (action: string) =>
      `No se pudieron decodificar los datos de ${action}. La acción puede cambiar quién controla una cuenta, así que no se puede firmar aquí.`,
    unreadable: (action: string) =>
      `Los datos de ${action} no se pudieron decodificar. Su efecto se desconoce.`,
    'look-alike': (name: string, like: string) =>
      `${name} se parece a ${like}, que usted conoce. Compare cada carácter.`,
    'first-transfer': (to: string) => `Primera transferencia a ${to}: nunca le ha enviado nada.`,
    'first-memo': (to: string) =>
      `${to} pasa esto a quien nombra el memo. Ningún pago desde este navegador tenía antes este memo. Compare cada carácter.`,
    'first-address': (address: string) =>
      `Ningún pago desde este navegador fue antes a ${address}. Compare cada carácter.`,
    'no-minimum': (to: string) =>
      `${to} decide lo que usted recibe: esta transacción no fija ningún mínimo. Solo su propia cotización dice cuánto, y nada puede comprobarla.`,
    'exchange-without-memo': (to: string) =>
      `${to} es un exchange y el memo está vacío. Sin memo no puede abonar su depósito.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `Este ${symbol} lo emite ${contract}. El ${symbol} que conoce lo emite ${known}.`,
    'owner-permission': (actor: string) =>
      `Firma el permiso owner de ${actor}, con control total de la cuenta; para casi todo basta active.`,
    'passkey-scope': (actor: string) =>
      `La transacción envuelta no actúa solo para ${actor}. Una llave de acceso solo puede firmar para su propia cuenta.`,
    'long-expiry': (span: string) => `La firma sigue siendo válida durante ${span}.`,
    'unknown-contract': (contract: string) =>
      `${contract} no es un contrato conocido por este sitio.`,
    'memo-link': (to: string) =>
      `El memo para ${to} contiene un enlace. Los enlaces en memos suelen ser phishing.`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) =>
      `${permission} quedaría inutilizable: sus pesos no alcanzan el umbral.`,
    'missing-accounts': (permission: string) =>
      `${permission} quedaría inutilizable: depende de cuentas que no existen.`,
    'needs-deleted': (permission: string) =>
      `${permission} quedaría inutilizable: depende de un permiso que esta transacción elimina.`,
    'needs-delay': (permission: string) =>
      `${permission} solo podría usarse con una transacción diferida, que la mayoría de las cadenas ya no acepta.`,
    'needs-itself': (permission: string) =>
      `${permission} quedaría inutilizable: depende de sí mismo.`,
  },
};
