import { Base58 } from '@wharfkit/antelope';
import * as messages from '../../core/messages.ts';

/**
 * Replaces WharfKit's error about a key or a signature with a message of the catalogue. The
 * original is dropped: its message and details can contain what was typed.
 * @param otherwise the error if the catalogue has no message for WharfKit's
 */
export function keyError(error: unknown, otherwise: string): Error {
  const code = error instanceof Base58.DecodingError ? error.code : null;
  if (code === Base58.ErrorCode.E_CHECKSUM) return new Error(messages.checksumMismatch);
  if (code === Base58.ErrorCode.E_INVALID) return new Error(messages.invalidBase58);
  return new Error(otherwise);
}
