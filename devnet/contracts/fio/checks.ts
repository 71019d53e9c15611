import { ChainError } from '../../engine/errors.ts';

/** A refusal by FIO's contracts, with the body that its nodes send instead of nodeos's. */
class FioRefusal extends ChainError {
  override readonly status: number;
  override readonly body: object;

  constructor(status: number, body: object) {
    super('eosio_assert_code_exception', JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

/** Throws a field error unless the condition holds: 400 (fio_400_assert). */
export function fioCheck(
  condition: unknown,
  name: string,
  value: string | number | bigint,
  error: string,
): asserts condition {
  if (condition) return;
  const message = 'An invalid request was sent in, please check the nested errors for details.';
  const fields = [{ name, value: String(value), error }];
  throw new FioRefusal(400, { type: 'invalid_input', message, fields });
}

/** Throws unless the signer has the right: 403 (fio_403_assert). */
export function fioSigned(condition: unknown): asserts condition {
  if (condition) return;
  const message = 'Request signature not valid or not allowed.';
  throw new FioRefusal(403, { type: 'invalid_signature', message });
}
