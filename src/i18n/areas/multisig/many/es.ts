import type { texts as english } from './en.ts';

export const texts: typeof english = {
  chooseFirst: {
    approve: 'Elija propuestas para aprobar',
    unapprove: 'Elija aprobaciones para revocar',
  },
  act: {
    approve: (count) => `Aprobar ${count === '1' ? '1 propuesta' : `${count} propuestas`}`,
    unapprove: (count) => `Revocar ${count === '1' ? '1 aprobación' : `${count} aprobaciones`}`,
  },
  hint: {
    approve:
      'Una sola transacción para todas. La revisión muestra las acciones de cada una. Cada aprobación queda ligada al hash de su propuesta.',
    unapprove: 'Una sola transacción para todas.',
  },
  all: (count) => `Elegir las ${count}`,
  none: 'No elegir ninguna',
  most: (count) => `Como máximo ${count} en una transacción.`,
  otherPermission: (level) =>
    `Algunas piden un permiso distinto de ${level}. Inicie sesión con ese permiso para ellas.`,
  left: {
    closed: (proposal) => `Omitida: ${proposal} ya se ejecutó o se canceló.`,
    expired: (proposal) => `Omitida: ${proposal} ha caducado.`,
    'not-requested': (proposal) => `Omitida: ${proposal} ha cambiado desde que se listó.`,
  },
  failed: 'No se pudieron leer las propuestas:',
  waiting: (count) =>
    count === '1'
      ? '1 propuesta espera su aprobación'
      : `${count} propuestas esperan su aprobación`,
};
