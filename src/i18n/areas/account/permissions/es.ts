import type { texts as english } from './en.ts';

export const texts: typeof english = {
  proposals: 'Propuestas de esta cuenta',
  risksTitle: 'Seguridad',
  noRisks: 'No se encontraron problemas de seguridad en los permisos.',
  levels: {
    danger: 'Peligro',
    warning: 'Aviso',
    note: 'Nota',
  },
  risks: {
    'single-key': (permission: string) =>
      `${permission} necesita una sola clave. Quien la tenga puede quedarse con la cuenta. Si se pierde, la cuenta se pierde.`,
    'same-key': (permission: string) =>
      `${permission} y active usan la misma clave. Guarde ${permission} en otra clave, sin conexión.`,
    unmet: (permission: string) =>
      `${permission} es inutilizable: sus pesos no alcanzan el umbral.`,
    open: (permission: string) =>
      `Cualquiera puede usar ${permission} tras una espera: el peso de la espera alcanza por sí solo el umbral.`,
    code: (permission: string) =>
      `– el código del contrato (eosio.code) forma parte de ${permission}.`,
    codeDanger: (permission: string) =>
      `– el código del contrato puede usar ${permission} por sí solo, incluso tras una actualización.`,
  },
  severalRisks: {
    unmet: (count: string) =>
      `${count} permisos son inutilizables: sus pesos no alcanzan el umbral.`,
    open: (count: string) =>
      `Cualquiera puede usar ${count} permisos tras una espera: el peso de la espera alcanza por sí solo el umbral.`,
    code: (count: string) =>
      `– el código del contrato (eosio.code) forma parte de ${count} permisos.`,
    codeDanger: (count: string) =>
      `– el código del contrato puede usar por sí solo cada uno de ${count} permisos, incluso tras una actualización.`,
  },
  allOf: (count: string) => `Mostrar los ${count}`,
  nested: 'Autoridades anidadas',
  nestedExpanded: 'Desplegadas',
  nestedNames: 'Solo nombres',
  incomplete: 'Algunas cuentas anidadas no se cargaron.',
  anyPermission: 'Cualquier permiso (eosio.any)',
  anyPermissionHint: 'Cualquier permiso de la cuenta puede firmar estas acciones.',
  producing: 'Productores activos',
  producingHint:
    'Donde eosio.prods controla la cuenta del sistema, deben aprobar más de dos tercios de estos productores.',
};
