import { Base58 } from '@wharfkit/antelope';
import * as messages from '../../core/messages.ts';

/**
 * What WharfKit threw over a key or a signature, in the catalogue's words. Nothing of the original
 * is kept: its message and its details can hold what was typed.
 *
 * @param otherwise where WharfKit's error is none that the catalogue has a text of its own for
 */
export function keyError(error: unknown, otherwise: string): Error {
  const code = error instanceof Base58.DecodingError ? error.code : null;
  if (code === Base58.ErrorCode.E_CHECKSUM) return new Error(messages.checksumMismatch);
  if (code === Base58.ErrorCode.E_INVALID) return new Error(messages.invalidBase58);
  return new Error(otherwise);
}
