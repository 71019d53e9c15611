import type { texts as english } from './en.ts';

export const texts: typeof english = {
  source: 'Fuente:',
  doubts: {
    old: 'Informe antiguo',
    'few-reporters': 'Pocos informantes',
    spread: 'Informes dispares',
    thin: 'Fondo escaso',
    'just-traded': 'Recién negociado',
    'dollar-assumed': 'Token del dólar contado como 1 $',
    disagrees: 'Las fuentes difieren',
  },
  hints: {
    old: 'El último informe tiene más de 15 minutos.',
    'few-reporters': 'Menos de tres cuentas informaron en la última media hora.',
    spread: 'El último informe se aleja más de un 5 % de la mediana.',
    thin: 'Menos de 2000 $ mueven el precio de este fondo un 2 %.',
    'just-traded':
      'El fondo cambió hace menos de 2 minutos, o no dice cuándo, y ningún oráculo confirma su precio con un margen del 2 %.',
    'dollar-assumed': 'Ninguna fuente dice cuánto vale el token del dólar de este fondo.',
    disagrees: 'Otra fuente de la cadena difiere en más de un 5 %.',
  },
  testToken: 'Los tokens de una red de pruebas no tienen precio.',
  noSource: 'No se conoce ninguna fuente de precios para esta cadena.',
  none: 'Ninguna fuente tiene un precio',
  failed: 'sin respuesta',
  absent: 'sin precio',
  stale: 'último informe',
  tooThin: (amount) => `solo ${amount} mueven el precio un 2 %`,
};
