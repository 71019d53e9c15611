import { FetchError } from './errors.ts';

/** Whether endpoints answered, and none has the call: that needs another service. */
export function isLackingCall(error: unknown): boolean {
  return (
    error instanceof FetchError &&
    error.attempts.length > 0 &&
    error.attempts.every(({ trouble }) => trouble === 'unsupported')
  );
}
