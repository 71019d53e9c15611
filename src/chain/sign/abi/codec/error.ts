import * as signing from '../../../core/signing-messages.ts';

/** Data that does not fit its type. The message is one of the catalogue's. */
export class CodecError extends Error {
  /** Where in the data: `transfer.quantity`, `auth.keys.0`. Empty for the whole. */
  path = '';

  constructor(message: string) {
    super(message);
    this.name = 'CodecError';
  }
}

/** Any failure as a CodecError: helpers of the core throw plain errors with the same texts. */
export function codecError(error: unknown): CodecError {
  if (error instanceof CodecError) return error;
  if (error instanceof RangeError) return new CodecError(signing.tooDeep);
  return new CodecError(error instanceof Error ? error.message : String(error));
}

/** The error with a step before its path. */
export function located(error: unknown, step: string | number): CodecError {
  const result = codecError(error);
  result.path = result.path === '' ? String(step) : `${step}.${result.path}`;
  return result;
}
