import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Airgrabs',
  intro:
    'Un airgrab da un token a cada cuenta que lo reclama. La cuenta paga la RAM de su propio saldo.',
  source:
    'Fuente: la última lista publicada, de 2018. Un nodo indica qué contratos siguen existiendo. Puede añadir cualquier otro token por su contrato.',
  noList:
    'No hay airgrabs publicados para esta cadena. Puede añadir cualquier token por su contrato. Su acción «open» crea un saldo vacío.',
  choose: (code) => `Reclamar ${code}`,
  removed: 'Ya no existe',
  grabbed: 'Ya reclamado',
  noAction: 'Sin acción para reclamar',
  open: 'Se puede reclamar',
  submit: 'Reclamar',
  chooseFirst: 'Elija al menos un token que se pueda reclamar.',
  ramShort: 'La cuenta tiene muy poca RAM libre.',
  ram: (each) => `Cada token ocupa ${each} de RAM.`,
  ramSum: (bytes) => `${bytes} en total.`,
  ramFree: (bytes) => `Libre: ${bytes}.`,
  warn: 'Los contratos no están comprobados',
  warnText: 'Cualquiera puede publicar un airgrab. Lea la revisión antes de firmar.',
  none: 'Ningún token que mostrar',
  noneHint: 'Añada un token por su contrato y símbolo.',
};
