import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Instantánea',
  intro: 'Cuentas y saldos de un token, como archivo CSV.',
  source: 'Fuente',
  sources: {
    node: 'Nodo, cuenta por cuenta',
    'light-api': 'Light API, las 1000 mayores',
    backend: 'Backend, todos los titulares',
  },
  notes: {
    node: 'Un nodo lista por nombre las cuentas que tienen una fila en el contrato del token. Cada saldo es una solicitud, así que una cadena grande tarda horas. Los saldos se leen uno tras otro y no son de un solo bloque. Los tokens en stake, prestados o en otro contrato son de la cuenta de ese contrato.',
    'light-api':
      'Light API lista como mucho los 1000 mayores titulares. Ningún servicio público los lista todos.',
    backend: 'El backend guarda los saldos de todos los titulares del token principal.',
  },
  most: 'Cuentas a leer',
  all: 'Todas',
  from: 'Primera cuenta',
  fromHint: 'Vacío para empezar por la primera.',
  notAName: 'Los nombres solo tienen los caracteres a–z, 1–5 y puntos.',
  idle: 'Sin empezar',
  start: 'Empezar',
  save: 'Descargar CSV',
  savePart: 'Descargar esta parte',
  running: (read, held) => `Cuentas leídas: ${read}, con saldo: ${held}`,
  stopped: (held) => `Detenido. Saldos leídos: ${held}.`,
  done: (held) => (held === '1' ? '1 saldo leído.' : `${held} saldos leídos.`),
  truncated: 'Hay más cuentas.',
  blocks: (from, to) => `Leído entre el bloque ${from} y el bloque ${to}.`,
};
