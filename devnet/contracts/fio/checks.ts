import { ChainError } from '../../engine/errors.ts';

/** What FIO's contracts refuse, with the answer that its nodes send in place of nodeos's own. */
class FioRefusal extends ChainError {
  override readonly status: number;
  override readonly body: object;

  constructor(status: number, body: object) {
    super('eosio_assert_code_exception', JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

/** Throws, unless the condition holds, what is wrong with a field: 400 (fio_400_assert). */
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

/** Throws, unless who signed may do so: 403 (fio_403_assert). */
export function fioSigned(condition: unknown): asserts condition {
  if (condition) return;
  const message = 'Request signature not valid or not allowed.';
  throw new FioRefusal(403, { type: 'invalid_signature', message });
}
