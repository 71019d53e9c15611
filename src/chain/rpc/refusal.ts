import * as messages from '../core/messages.ts';
import { EXPIRED, type Refusal, RpcError } from './errors.ts';
import { isRecord, listOf, numberOf, recordOf, textOf } from './json.ts';

/** The `type` of refusals by FIO's contracts. */
const FIO_REFUSALS = new Set([
  'invalid_input',
  'invalid_signature',
  'invalid_transaction',
  'invalid_account_or_action',
]);

/**
 * The message of an error response: the error of the first field (FIO), `error.details[0].message`,
 * `processed.except.message`, `result.except.message`, `error.what`, the reason, or the message,
 * which is mostly `Internal Service Error`, an `error` that is a text, or what other servers have. Null
 * if the body has none of them.
 */
export function errorText(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const details = isRecord(body.error) ? detailsOf(body.error) : [];
  return (
    fieldText(body.fields) ??
    details[0] ??
    exceptText(body.processed) ??
    exceptText(body.result) ??
    (isRecord(body.error) ? (textOf(body.error.what) ?? textOf(body.error.message)) : null) ??
    textOf(body.reason) ??
    textOf(body.message) ??
    textOf(body.error) ??
    // Problem details (RFC 9457), and lists of errors.
    textOf(body.detail) ??
    textOf(recordOf(listOf(body.errors)[0]).message) ??
    textOf(body.title)
  );
}

/**
 * The refusal in a response body: nodeos's error object with any status, the failure of an executed
 * transaction (`processed.except`), or FIO's format. Null for any other body.
 */
export function refusalIn(body: unknown, status: number, endpoint: string): RpcError | null {
  if (!isRecord(body)) return null;
  const error = body.error;
  if (isRecord(error) && (textOf(error.name) || textOf(error.what) || Array.isArray(error.details)))
    return new RpcError(refusal(error, body, status, endpoint));
  for (const outer of [body.processed, body.result])
    if (isRecord(outer) && isRecord(outer.except))
      return new RpcError(refusal(outer.except, body, status, endpoint));
  return FIO_REFUSALS.has(textOf(body.type) ?? '') ? plainRefusal(body, status, endpoint) : null;
}

/** A 4xx response in another service's format, such as `{statusCode, error, message}`. */
export function plainRefusal(body: unknown, status: number, endpoint: string): RpcError {
  const message = errorText(body) ?? messages.badResponse(status);
  const what = isRecord(body) ? (textOf(body.error) ?? '') : '';
  return new RpcError({
    endpoint,
    status,
    code: 0,
    name: 'exception',
    what,
    message,
    details: [message],
    body,
  });
}

/** Whether the endpoint does not support the call, such as a node without the plugin. */
export function isUnsupportedCall(error: RpcError): boolean {
  return (
    (error.status === 404 && error.details.some((line) => line.includes('Unknown Endpoint'))) ||
    error.details.some((line) => /account queries (is|are|feature is)? ?not enabled/i.test(line))
  );
}

function refusal(
  error: Record<string, unknown>,
  body: Record<string, unknown>,
  status: number,
  endpoint: string,
): Refusal {
  const name = textOf(error.name) ?? 'exception';
  const lines = detailsOf(error);
  const details = lines.length > 0 ? lines : stackLines(error);
  const message =
    name === EXPIRED ? messages.transactionExpired : (errorText(body) ?? messages.error);
  const code = numberOf(error.code) ?? 0;
  return { endpoint, status, code, name, what: textOf(error.what) ?? '', message, details, body };
}

function detailsOf(error: Record<string, unknown>): string[] {
  return listOf(error.details).flatMap((detail) => {
    const text = isRecord(detail) ? textOf(detail.message) : textOf(detail);
    return text === null ? [] : [text];
  });
}

function fieldText(fields: unknown): string | null {
  const [first] = listOf(fields);
  return isRecord(first) ? textOf(first.error) : null;
}

function exceptText(outer: unknown): string | null {
  if (!isRecord(outer) || !isRecord(outer.except)) return null;
  const { except } = outer;
  return stackLines(except)[0] ?? textOf(except.message) ?? textOf(except.what);
}

/** The lines of a failure trace, as error responses have them in `details`. */
function stackLines({ stack }: Record<string, unknown>): string[] {
  return listOf(stack).flatMap((entry) => {
    const { format, data } = recordOf(entry);
    const values = recordOf(data);
    // nodeos writes values into the format: `assertion failure with message: ${s}`.
    const fill = (mark: string, name: string) => String(values[name] ?? mark);
    return textOf(format)?.replaceAll(/\$\{(\w+)\}/g, fill) ?? [];
  });
}
