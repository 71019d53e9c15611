import type { texts as english } from './en.ts';

export const texts: typeof english = {
  account: 'Cuenta no encontrada',
  block: 'Bloque no encontrado',
  transaction: 'Transacción no encontrada',
  key: 'No es una clave pública',
  proposal: 'Propuesta no encontrada',
  contract: 'Contrato no encontrado',
  notAName: 'Nombre de cuenta no válido.',
  nameRule:
    'Los nombres tienen de 1 a 12 caracteres: a–z, 1–5 y puntos. No pueden terminar en punto.',
  meant: 'Quizá buscaba',
  noAccount: (name) => `Ninguna cuenta se llama «${name}».`,
  free: 'Este nombre está disponible.',
  create: 'Crear esta cuenta',
  auction: 'Los nombres de menos de 12 caracteres se venden en subasta.',
  bid: 'Pujar por este nombre',
  suffix: (owner) => `Solo ${owner} puede crear nombres que terminen en .${owner}.`,
  notABlock: 'No es un número de bloque ni un id de bloque de 64 dígitos hexadecimales.',
  blockRange: 'Los números de bloque empiezan en 1.',
  blockTooLarge: 'El número de bloque es demasiado grande.',
  noBlock: 'Esta cadena no tiene ningún bloque con este id.',
  pending: 'Ningún nodo tiene aún este bloque. Esta página lo comprueba automáticamente.',
  future: 'Este bloque está en el futuro',
  futureHint: (blocks, wait) =>
    `Faltan ${blocks} bloques, unos ${wait}. Esta página lo comprueba automáticamente.`,
  head: (number) => `Último bloque ${number}`,
  blockNumber: (number) => `Bloque ${number}`,
  noTransaction:
    'No encontrada en esta cadena. Una transacción recién enviada aparece aquí automáticamente.',
  notATransaction: 'No es un id de transacción: un id tiene 64 dígitos hexadecimales.',
  notAKey: 'Una clave pública empieza por PUB_K1_, PUB_R1_, PUB_WA_, EOS o FIO.',
  notAProposal:
    'Una propuesta se identifica por su proponente y su nombre, ambos nombres de cuenta.',
};
