import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: 'Sus propios nombres y notas para las cuentas.',
  notAName: 'Nombre de cuenta no válido.',
  known: 'Esta cuenta ya está en la lista.',
  watched: 'Vigiladas',
  watchNote:
    'Comparadas con lo que vio antes. Cada cuenta se consulta una vez, al abrir esta página.',
  noneWatched: 'Aún no vigila ninguna. Pulse el ojo junto a una cuenta.',
  onlyFirst: (count: string) => `Solo se consultan las primeras ${count}.`,
  markSeen: 'Marcar como visto',
  since: 'Desde',
  looking: 'Consultando…',
  missing: 'Esta cuenta no existe.',
  failed: 'Ningún nodo respondió.',
  fromNow: 'Los cambios se mostrarán a partir de ahora.',
  unchanged: 'Nada ha cambiado.',
  balance: 'Saldo',
  then: 'luego',
  permission: {
    added: 'Permiso nuevo:',
    removed: 'Permiso eliminado:',
    changed: 'Permiso cambiado:',
  },
  waiting: (count) => `Propuestas que esperan su aprobación (${count}):`,
  waitingUnknown: 'No se pudieron leer las propuestas que esperan su aprobación.',
};
