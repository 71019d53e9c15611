import type { texts as english } from './en.ts';

export const texts: typeof english = {
  open: 'Verificar su identidad',
  hint: 'El servicio verifica quién es usted. La cadena registra qué partes de su identidad se verificaron, sin datos personales.',
  tier: 'Nivel',
  tiers: {
    1: 'Básica: nombre, fecha de nacimiento, dirección',
    2: 'Completa: también documento de identidad y selfi',
  },
  check: 'Comprobar el estado',
  waiting: (span, longest) =>
    `La verificación está pendiente. Se comprueba cada ${span}, durante ${longest} como máximo.`,
  stillPending: (longest) =>
    `Se comprobó durante ${longest}. Vuelva a comprobarlo cuando quiera: continúa sin esta página.`,
  failed: 'El servicio no respondió como se esperaba:',
  statuses: {
    PENDING: 'Pendiente',
    PASSED: 'Superada',
    FAILED: 'No superada',
    UNSUBMITTED: 'No enviada',
  },
  country: 'Su país',
  choose: 'Seleccione un país',
  notServed: 'El servicio no verifica a personas de este país.',
  apply: 'Solicitar',
  proof:
    'Firma una transferencia de la cantidad mínima como prueba de su cuenta. Este sitio no la envía a la cadena. El servicio podría hacerlo.',
};
