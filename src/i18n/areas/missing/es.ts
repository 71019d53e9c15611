import type { texts as english } from './en.ts';

export const texts: typeof english = {
  account: 'Cuenta no encontrada',
  block: 'Bloque no encontrado',
  transaction: 'Transacción no encontrada',
  key: 'No es una clave pública',
  proposal: 'Propuesta no encontrada',
  contract: 'Contrato no encontrado',
  notAName: 'Esto no es un nombre de cuenta.',
  nameRule:
    'Los nombres tienen de 1 a 12 caracteres: a–z, 1–5 y puntos. No pueden terminar en punto.',
  meant: 'Quizá buscaba',
  noAccount: (name) => `Ninguna cuenta se llama «${name}».`,
  free: 'El nombre está libre.',
  create: 'Crear esta cuenta',
  auction: 'Los nombres de menos de 12 caracteres se venden en subasta.',
  bid: 'Pujar por este nombre',
  suffix: (owner) => `Solo ${owner} puede crear nombres que terminen en .${owner}.`,
  notABlock: 'Esto no es un número de bloque ni un id de bloque de 64 dígitos hexadecimales.',
  blockRange: 'Los números de bloque empiezan en 1.',
  blockTooLarge: 'Ninguna cadena puede tener un bloque con este número.',
  noBlock: 'Esta cadena no tiene ningún bloque con este id.',
  pending: 'Ningún nodo tiene aún este bloque. Esta página vuelve a comprobarlo por sí sola.',
  future: 'Este bloque está en el futuro',
  futureHint: (blocks, wait) =>
    `Faltan ${blocks} bloques: unos ${wait}. Esta página vuelve a comprobarlo por sí sola.`,
  head: (number) => `Último bloque ${number}`,
  blockNumber: (number) => `Bloque ${number}`,
  noTransaction:
    'Ninguna fuente de esta cadena la tiene. Una transacción recién enviada aparecerá aquí por sí sola.',
  notATransaction: 'No es un id de transacción: un id tiene 64 dígitos hexadecimales.',
  notAKey: 'Una clave pública empieza por PUB_K1_, PUB_R1_, PUB_WA_, EOS o FIO.',
  notAProposal:
    'Una propuesta se indica por su proponente y su nombre, ambos con forma de nombre de cuenta.',
};
