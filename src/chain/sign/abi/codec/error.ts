import * as signing from '../../../core/signing-messages.ts';

/** Data that does not fit its type. The message is from the catalogue. */
export class CodecError extends Error {
  /** Path in the data: `transfer.quantity`, `auth.keys.0`. Empty for the whole. */
  path = '';

  constructor(message: string) {
    super(message);
    this.name = 'CodecError';
  }
}

/** Any error as a CodecError: core helpers throw plain errors with the same messages. */
export function codecError(error: unknown): CodecError {
  if (error instanceof CodecError) return error;
  if (error instanceof RangeError) return new CodecError(signing.tooDeep);
  return new CodecError(error instanceof Error ? error.message : String(error));
}

/** The error with a step prepended to its path. */
export function located(error: unknown, step: string | number): CodecError {
  const result = codecError(error);
  result.path = result.path === '' ? String(step) : `${step}.${result.path}`;
  return result;
}
