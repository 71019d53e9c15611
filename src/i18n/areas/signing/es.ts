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
  rules: {
    'look-alike': (name: string, like: string) =>
      `${name} se parece a ${like}, que usted conoce. Compárelos letra por letra.`,
    'first-transfer': (to: string) => `Nunca ha enviado nada a ${to}.`,
    'exchange-without-memo': (to: string) =>
      `${to} es una casa de cambio y el memo está vacío. Sin él no sabrá que el dinero es suyo.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `Este ${symbol} es del contrato ${contract}. El ${symbol} que conoce es de ${known}.`,
    'owner-permission': (actor: string) =>
      `Firma el permiso owner de ${actor}, que lo puede todo. Para casi todo basta con active.`,
    'power-in-bundle': (name: string, account: string) =>
      `Entre las acciones, ${name} cambia quién controla ${account}.`,
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
