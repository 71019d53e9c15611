import type { texts as english } from './en.ts';

export const texts: typeof english = {
  available: 'Disponible:',
  all: 'Todo',
  existence: {
    asking: 'Comprobando…',
    exists: 'Existe',
    missing: 'No existe',
    unknown: 'Sin comprobar',
  },
  memo: 'Nota',
  memoHint: 'Es pública, y los exchanges suelen exigirla.',
  exchangeMemo: (name) =>
    `${name} es un exchange y abona los ingresos según su nota. Sin la correcta, el suyo puede perderse.`,
  sending: 'Enviando…',
  willHappen: 'Qué ocurrirá',
  token: 'Token',
  problems: {
    'no-name': 'Introduzca una cuenta.',
    'not-a-name': 'No es un nombre de cuenta.',
    'is-sender': 'El emisor y el receptor son el mismo.',
    'unknown-account': '¡Cuenta no encontrada!',
    'not-a-number': 'No es un número.',
    'too-many-decimals': (decimals) => `Como máximo ${decimals} decimales.`,
    'out-of-range': 'Es más de lo que un token puede representar.',
    'not-positive': 'La cantidad debe ser mayor que cero.',
    'insufficient-balance': 'Es más de lo disponible.',
    'too-long': (bytes) => `${bytes} bytes; caben 256 como máximo.`,
  },
};
