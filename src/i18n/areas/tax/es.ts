import type { texts as en } from './en.ts';

export const texts: typeof en = {
  title: 'Exportación fiscal',
  hint: 'Todas las transferencias de una cuenta, de todos los tokens, en el formato CSV de CoinTracking. El archivo se crea en su navegador.',
  account: 'Cuenta',
  from: 'Desde (UTC)',
  to: 'Hasta (UTC)',
  values: 'Rellenar valores en dólares',
  valuesHint:
    'Por el precio del día, si el servicio de precios lo tiene. Elíjalo solo si su cuenta de CoinTracking está en dólares estadounidenses.',
  noPrices: 'Esta cadena no tiene fuente de precios pasados. CoinTracking los busca por sí mismo.',
  submit: 'Leer las transferencias',
  problems: {
    'no-account': 'Escriba una cuenta que exista.',
    order: 'El final es anterior al inicio.',
  },
  file: 'Archivo',
  idle: 'Sin empezar. Una exportación detenida continúa donde se detuvo.',
  progress: 'Leyendo el historial',
  states: {
    running: 'Leyendo el historial…',
    stopped: 'Detenida',
    failed: 'Interrumpida',
    done: 'El historial está completo',
    truncated: 'La lista se ha leído',
  },
  mayBeCut: 'La lista puede estar incompleta',
  mayBeCutHint:
    'Esta fuente devuelve una sola lista y no indica si faltan transferencias más antiguas. Revise el archivo antes de usarlo en la declaración de impuestos.',
  actionsChecked: 'Acciones comprobadas',
  transfers: 'Transferencias encontradas',
  until: 'Leído hasta',
  stop: 'Detener',
  save: 'Guardar el archivo',
  savePart: 'Guardar las filas hasta ahora',
  clear: 'Borrar y empezar de nuevo',
  saved: (count) => (count === '1' ? '1 fila guardada' : `${count} filas guardadas`),
  unpriced: (count) =>
    `${count === '1' ? '1 fila' : `${count} filas`} sin valor: ninguna fuente tiene el precio de su día.`,
  refused: (count) =>
    count === '1'
      ? '1 fila omitida: incumple las reglas del formato.'
      : `${count} filas omitidas: incumplen las reglas del formato.`,
};
