import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Ejecutadas y canceladas',
  ofAccount: (name) => `Lo que ${name} hizo con propuestas`,
  by: 'Por',
  everyProposal: 'Todas las propuestas',
  acts: {
    propose: 'Propuesta',
    approve: 'Aprobada',
    unapprove: 'Aprobación revocada',
    exec: 'Ejecutada',
    cancel: 'Cancelada',
    invalidate: 'Aprobaciones invalidadas',
  },
  find: 'Proponente o aprobador',
  findHint: 'Muestra lo que esta cuenta hizo con propuestas.',
  checked: (source, count) => `Fuente: ${source}, acciones revisadas: ${count}`,
  none: 'No se encontraron propuestas ejecutadas ni canceladas',
  noneYet: 'Ninguna entre las acciones revisadas. Las anteriores están en la página siguiente.',
  overview: {
    accountHint: 'Propuso, aprobó o debe aprobar.',
    parts: {
      waiting: 'Esperan su aprobación',
      approved: 'Aprobadas por ella, aún abiertas',
      proposed: 'Propuestas por ella, aún abiertas',
      expired: 'Caducadas, propuestas por ella',
    },
    none: {
      waiting: 'Nada espera su aprobación',
      approved: 'No aprobó ninguna propuesta abierta',
      proposed: 'No tiene propuestas abiertas',
      expired: 'Ninguna de sus propuestas caducó',
    },
    endedHint:
      'Sus propias acciones, también en propuestas ejecutadas y canceladas, hasta donde llega el historial.',
    noSteps: 'No se encontraron acciones multifirma',
  },
  noActions: 'El historial consultado no contiene sus acciones.',
};
