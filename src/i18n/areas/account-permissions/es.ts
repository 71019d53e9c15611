import type { texts as english } from './en.ts';

export const texts: typeof english = {
  risksTitle: 'Conviene saber',
  noRisks: 'Nada llama la atención en cómo se protege esta cuenta.',
  levels: {
    danger: 'Peligro',
    warning: 'Aviso',
    note: 'Nota',
  },
  risks: {
    'single-key': (permission: string) =>
      `Una sola clave basta para ${permission}: quien la tenga puede quedarse con la cuenta, y si se pierde nada la sustituye.`,
    'same-key': (permission: string) =>
      `${permission} y active comparten una clave: la de uso diario también podría quedarse con la cuenta.`,
    unmet: (permission: string) => `Nadie puede usar ${permission}: sus pesos no llegan al umbral.`,
    open: (permission: string) =>
      `Cualquiera puede usar ${permission} tras una espera: la espera sola llega al umbral.`,
    code: (permission: string) => `– el código de este contrato participa en ${permission}.`,
    codeDanger: (permission: string) =>
      `– el código de este contrato puede usar ${permission} por sí solo, sea cual sea mañana.`,
  },
  severalRisks: {
    unmet: (count: string) =>
      `Nadie puede usar estos ${count} permisos: sus pesos no llegan a sus umbrales.`,
    open: (count: string) =>
      `Cualquiera puede usar estos ${count} permisos tras una espera: la espera sola llega a sus umbrales.`,
    code: (count: string) => `– el código de este contrato participa en estos ${count} permisos.`,
    codeDanger: (count: string) =>
      `– el código de este contrato puede usar por sí solo cada uno de estos ${count} permisos, sea cual sea mañana.`,
  },
  allOf: (count: string) => `Mostrar los ${count}`,
  behind: 'Cuentas tras las cuentas',
  behindShown: 'Con lo que hay detrás',
  behindHidden: 'Solo nombres',
  incomplete: 'Nombra más cuentas de las que se consultaron.',
  producing: 'Productores en funciones',
  producingHint:
    'Donde la cadena pone a sus productores tras la cuenta del sistema, más de dos tercios de ellos actúan por ella.',
};
