import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Ejecutadas y canceladas',
  ofAccount: (name) => `Lo que ${name} hizo con propuestas`,
  proposal: 'Propuesta',
  step: 'Paso',
  by: 'Por',
  transaction: 'Transacción',
  time: 'Hora',
  everyProposal: 'Todas las propuestas',
  acts: {
    propose: 'Propuesta',
    approve: 'Aprobada',
    unapprove: 'Aprobación revocada',
    exec: 'Ejecutada',
    cancel: 'Cancelada',
    invalidate: 'Aprobaciones invalidadas',
  },
  find: 'Productor o aprobador',
  findHint: 'Muestra lo que esta cuenta hizo con propuestas.',
  checked: (source, count) => `Fuente: ${source}, acciones revisadas: ${count}`,
  none: 'No se encontraron propuestas ejecutadas ni canceladas',
  noneYet: 'Ninguna entre las acciones revisadas. Las anteriores están en la página siguiente.',
  steps: 'Historial',
  noActions: 'El historial consultado no contiene sus acciones.',
};
