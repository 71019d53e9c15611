import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'services'> = {
  pushtx: '{miner} [transmitió|transmite] una transacción EVM',
  write: '{owner} [informó|informa] de {count} {count#precio|precios} al oráculo',
  require: 'Exige que la cadena, la aplicación y {count} {count#acción|acciones} sean las firmadas',
  mine: '{miner} [minó|mina] Trilium',
  claimmines: '{receiver} [reclamó|reclama] lo que minó',
  setland: '{account} [trasladó|traslada] su minería al terreno {land}',
  claim: '{account} [reclamó|reclama] su parte de la inflación',
  claimrewards: '{owner} [reclamó|reclama] su parte de las comisiones del sistema',
  setdistrib: 'Se [fijaron|fijarán] las partes de la inflación; cuentas: {count}',
  checktime: 'Compara la hora del bloque con {time}',
  message: 'Mensaje: {message}',
};
