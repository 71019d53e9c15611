import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Antes de firmar',
  signedBy: 'Firma',
  delay: 'Se ejecuta tras',
  expires: 'Válida durante',
  id: 'Id de la transacción',
  copyId: 'Copiar el id de la transacción',
  happens: 'Qué va a ocurrir',
  data: 'Datos exactos',
  undecoded: 'No se pudieron leer estos bytes. Firme solo aquello en lo que confíe a ciegas.',
  balances: 'Saldos',
  permissions: 'Permisos',
  before: 'Antes',
  after: 'Después',
  nothing: 'ninguno',
  notKnown: 'no se sabe',
  removed: 'eliminado',
  cost: 'Coste',
  ownCost: 'Su cuenta paga la CPU y la NET.',
  otherPays: (payer: string) => `${payer} paga la CPU y la NET, no tú.`,
  asking: 'Un nodo la está probando…',
  costUnknown: 'Ningún nodo pudo probarla; no se conoce el coste.',
  refused: 'Un nodo la ha probado y fallaría',
  sign: 'Firmar',
  signing: 'Esperando a la cartera…',
  cancel: 'Cancelar',
  understood: 'He leído las advertencias y quiero firmar de todos modos.',
  typeName: (name: string) => `Escriba ${name} para firmar de todos modos`,
  warnings: 'Advertencias',
  looking: 'Buscando algo fuera de lo común…',
  authorizedBy: 'Autorizado por',
  nobody: 'nadie',
  wallet: 'La cartera firma por',
  noActions: 'Sin acciones',
  collection: 'Colección',
  noPicture: 'Sin imagen',
  unknownNft: 'Ningún indexador conoce este token.',
  unchecked: 'No se pudieron comprobar las advertencias',
  uncheckedWhy:
    'Los nodos no respondieron a algunas consultas sobre esta transacción. Puede haber peligros que no figuran aquí.',
  checkAgain: 'Comprobar de nuevo',
  signUnchecked: 'Quiero firmar aunque no se pudieron comprobar las advertencias.',
  signDiffering: 'Quiero firmar aunque los nodos dan valores distintos.',
  holders: 'Se otorga a',
  whose: {
    ownKey: 'Su clave',
    keyOf: (accounts: string) => `Clave de ${accounts}`,
    unknownKey: 'Clave desconocida: no consta ninguna cuenta que la use',
    ownAccount: 'Su cuenta',
    otherAccount: 'Otra cuenta',
    code: 'Código de un contrato',
    anyone: 'Cualquiera, sin firma, tras el tiempo de espera',
  },
  within: {
    proposal: (name: string, proposer: string) => `En la propuesta ${name} de ${proposer}`,
    wrapped:
      'En una transacción envuelta, que no necesita permiso de las cuentas por las que actúa',
    inline: (contract: string) => `Enviado por el contrato ${contract}`,
  },
  allActions: (contract: string) => `todas las acciones de ${contract}`,
  failures: {
    missing: () => 'no existe esa propuesta',
    expired: () => 'ha caducado',
    'not-asked': () => 'esta aprobación no se pide o ya se dio',
    'other-executer': () => 'su ejecutor no firma esta transacción',
    approvals: (levels: string) => `las aprobaciones no bastan para ${levels}`,
    'too-early': () => 'su tiempo de espera no ha terminado',
  },
  contradicted: (node: string) => `${node} lee esta transacción de otra manera`,
  contradictedWhy:
    'Este sitio y el nodo no coinciden en lo que significan los bytes. Uno de los dos tiene una descripción equivocada del contrato, así que no se puede firmar nada. Compruebe de nuevo para preguntar a otro nodo.',
  thisSite: 'Este sitio',
  dryRunBalances: (node: string) => `Saldos según la simulación en ${node}`,
  trust: {
    title: 'Cómo se leyeron las acciones',
    published: (actions: string) => `${actions}: coincide con el contrato publicado.`,
    agreed: (actions: string, first: string, second: string) =>
      `${actions}: ${first} y ${second} describen el contrato igual.`,
    single: {
      none: (actions: string, node: string) =>
        `${actions}: solo ${node} describe este contrato y no hay un segundo nodo configurado. Si miente, la acción puede hacer algo distinto de lo que se muestra.`,
      silent: (actions: string, node: string) =>
        `${actions}: solo ${node} describe este contrato; ningún otro nodo respondió. Si miente, la acción puede hacer algo distinto de lo que se muestra.`,
    },
    differs: (actions: string, found: string, published: string) =>
      `${actions}: el contrato de esta cadena tiene «${found}» donde el publicado tiene «${published}».`,
  },
  rules: {
    'similar-token': (symbol: string, contract: string, core: string) =>
      `${symbol} de ${contract} no es ${core}. Solo se parece su símbolo.`,
    'second-signer': (level: string) =>
      `${level} también tiene que firmar. Su cartera no firma por ese permiso.`,
    takeover: (permission: string) =>
      `El control de ${permission} pasa a otros. Podrían llevarse todo lo que tiene la cuenta y dejarle fuera.`,
    'permission-change': (permission: string) =>
      `El permiso ${permission} cambia. Compare quién puede usarlo antes y después.`,
    'permission-removal': (permission: string) => `El permiso ${permission} se elimina.`,
    'code-permission': (contract: string, permission: string) =>
      `El código de ${contract} podría usar ${permission} en cualquier momento, sin su firma.`,
    'permission-link': (permission: string, actions: string) =>
      `${permission} podrá firmar ${actions}.`,
    'permission-unlink': (account: string, actions: string) =>
      `${account} pierde su permiso propio para ${actions}. Desde ahora las firma active.`,
    'code-change': (account: string) =>
      `Se reemplaza el código del contrato de ${account}. El nuevo código podrá hacer todo lo que puede ${account}.`,
    'abi-change': (account: string) =>
      `Se reemplaza el ABI de ${account}. Con él leen las carteras sus acciones.`,
    'auth-limit': (account: string) => `Cambia qué permisos de ${account} pueden cambiar permisos.`,
    'foreign-account': (account: string) =>
      `La cuenta nueva ${account} puede usarse con claves que no son suyas.`,
    'vote-proxy': (voter: string, proxy: string) =>
      `${proxy} votará con todos los votos en stake de ${voter}.`,
    'proxy-role': (account: string) =>
      `${account} se convierte en proxy: vota con el stake de quienes lo elijan.`,
    'proposal-fails': (name: string, reason: string) =>
      `La cadena rechazaría esto para la propuesta ${name}: ${reason}.`,
    'proposal-changed': (name: string, proposer: string) =>
      `La propuesta ${name} de ${proposer} no es la de esta aprobación. Fue reemplazada, o el nodo muestra otra. No se sabe qué aprobaría.`,
    'unbound-approval': (name: string, proposer: string) =>
      `Esta aprobación no está ligada al contenido de ${name}. Si ${proposer} reemplaza la propuesta antes de que llegue, aprobará la nueva sin leerla.`,
    unreadable: (action: string) =>
      `No se pudieron leer los datos de ${action}. No se sabe qué hace.`,
    'look-alike': (name: string, like: string) =>
      `${name} se parece a ${like}, que usted conoce. Compárelos letra por letra.`,
    'first-transfer': (to: string) => `Nunca ha enviado nada a ${to}.`,
    'exchange-without-memo': (to: string) =>
      `${to} es una casa de cambio y el memo está vacío. Sin él no sabrá que el dinero es suyo.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `Este ${symbol} es del contrato ${contract}. El ${symbol} que conoce es de ${known}.`,
    'owner-permission': (actor: string) =>
      `Firma el permiso owner de ${actor}, que lo puede todo. Para casi todo basta con active.`,
    'long-expiry': (span: string) => `La firma se puede usar todavía durante ${span}.`,
    'unknown-contract': (contract: string) =>
      `${contract} es un contrato del que este sitio no sabe nada.`,
    'memo-link': (to: string) =>
      `El memo para ${to} lleva un enlace. Los memos son públicos, y sus enlaces suelen ser un cebo.`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) =>
      `${permission} no podría volver a usarse: todos sus pesos juntos no llegan al umbral.`,
    'missing-accounts': (permission: string) =>
      `${permission} no podría volver a usarse: depende de cuentas que no existen.`,
    'needs-itself': (permission: string) =>
      `${permission} no podría volver a usarse: depende de sí mismo.`,
  },
};
