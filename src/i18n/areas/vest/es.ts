import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Liberación de tokens',
  intro:
    'Tokens de una cuenta que los contratos de la cadena bloquean, y cuándo quedan disponibles.',
  ask: 'Ninguna cuenta elegida',
  askHint: 'Escriba el nombre de una cuenta o inicie sesión.',
  noAccount: (name) => `No existe la cuenta ${name}`,
  locked: 'Tokens bloqueados',
  none: 'Ningún token bloqueado',
  noneHint: 'Ninguna de las tablas de abajo tiene tokens de esta cuenta.',
  lockedBy: 'Bloqueados por',
  amount: 'Cantidad',
  freeFrom: 'Disponibles desde',
  noDate: {
    savings: 'Tras salir del ahorro',
    grant: 'Según los periodos de la asignación',
    plan: 'Se desconoce el plan',
  },
  release: 'Liberar',
  releaseIn: {
    refund: 'Reembolso',
    rex: 'Vender REX',
    'rex-savings': 'Sacar del ahorro',
    'xpr-refund': 'Reembolso',
    'long-stake': 'Stake a largo plazo',
    genesis: 'Reclamar recompensas',
    'fio-grant': 'Automática',
    'fio-lock': 'Automática',
  },
  kinds: {
    refund: 'CPU y NET sin stake',
    rex: 'REX en maduración',
    'rex-savings': 'REX en ahorro',
    'xpr-refund': 'XPR sin stake',
    'long-stake': 'Stake a largo plazo',
    genesis: 'Recompensas del génesis',
    'fio-grant': 'Asignación del lanzamiento de la red principal',
    'fio-lock': 'FIO bloqueado',
  },
  sources: 'Fuentes',
  noService:
    'Ningún servicio lista ya los contratos de liberación de una cadena. Estas tablas de los contratos de la propia cadena se leen de un nodo; el REX se valora al precio del fondo.',
};
