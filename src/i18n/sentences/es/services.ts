import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'services'> = {
  pushtx: '{miner} [transmitió|transmite] una transacción EVM',
  write: '{owner} [informó|informa] de {count} precio(s) al oráculo',
  require: 'Exige que la cadena, la aplicación y {count} acción(es) sean las firmadas',
  mine: '{miner} [minó|mina] Trilium',
  claimmines: '{receiver} [reclamó|reclama] lo que minó',
  setland: '{account} [trasladó|traslada] su minería al terreno {land}',
};
