import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { isMissing } from '#src/chain/rpc/missing.ts';
import { errorText, refusalIn } from '#src/chain/rpc/refusal.ts';
import { recordings } from '#tests/recordings/read.ts';

const BY_CHAIN = '/v1/chain/';

describe('the message of an error response', () => {
  const details = { error: { details: [{ message: 'first' }, { message: 'second' }] } };
  const processed = { processed: { except: { message: 'processed' } } };
  const result = { result: { except: { message: 'result' } } };
  const fields = { fields: [{ error: 'field' }] };
  const raw = { message: 'raw' };

  it.each([
    [{ ...raw, ...result, ...processed, ...details, ...fields }, 'field'],
    [{ ...raw, ...result, ...processed, ...details }, 'first'],
    [{ ...raw, ...result, ...processed }, 'processed'],
    [{ ...raw, ...result }, 'result'],
    [{ ...raw, reason: 'reason' }, 'reason'],
    [raw, 'raw'],
    [{}, null],
    ['text', null],
  ])('is the first one present: %#', (body, text) => {
    expect(errorText(body)).toBe(text);
  });

  it('is found in any JSON without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer(), (body, status) => {
        errorText(body);
        refusalIn(body, status, 'http://a');
      }),
      { numRuns: 10_000 },
    );
  });

  it("is the error's `what` if a node sends no details", () => {
    const error = {
      code: 3080004,
      name: 'tx_cpu_usage_exceeded',
      details: [],
      what: 'Transaction exceeded the current CPU usage limit imposed on the transaction',
    };
    const body = { code: 500, message: 'Internal Service Error', error };
    expect(errorText(body)).toBe(error.what);
    expect(refusalIn(body, 500, 'http://a')?.message).toBe(error.what);
  });

  it("is the exception's `what` without a message", () => {
    const except = { code: 3080004, name: 'tx_cpu_usage_exceeded', what: 'too slow' };
    expect(refusalIn({ processed: { except } }, 202, 'http://a')?.message).toBe('too slow');
  });

  it('and the refusal are found in a body whose error has only `what`', () => {
    const body = { code: 400, message: 'Bad', error: { code: 1, what: 'Invalid name' } };
    expect(refusalIn(body, 400, 'http://a')).toMatchObject({ message: 'Invalid name', code: 1 });
  });

  it('is the first line of the failure trace, with its values', () => {
    const stack = [
      { format: 'assertion failure with message: ${s}', data: { s: 'overdrawn balance' } },
      { format: 'pending console output: ${console}', data: {} },
      'malformed',
    ];
    const message = 'eosio_assert_message assertion failure';
    const except = { code: 3050003, name: 'eosio_assert_message_exception', message, stack };
    const error = refusalIn({ processed: { except } }, 202, 'http://a');
    expect(error?.message).toBe('assertion failure with message: overdrawn balance');
    expect(error?.details).toEqual([
      'assertion failure with message: overdrawn balance',
      'pending console output: ${console}',
    ]);
  });

  it('and the refusal are found in a transaction that was executed and failed', () => {
    const except = { code: 3080004, name: 'tx_cpu_usage_exceeded', message: 'billed too much' };
    const error = refusalIn({ transaction_id: 'ab', processed: { except } }, 202, 'http://a');
    expect(error).toMatchObject({ ...except, status: 202 });
  });
});

describe('recorded errors of nodes', () => {
  const errors = recordings('errors').filter(({ request, response }) => {
    const { error } = response as { error?: unknown };
    return (
      error !== undefined && (request.path === '(error)' || request.path?.startsWith(BY_CHAIN))
    );
  });

  it('are all refusals with code, name, message and details', () => {
    expect(errors.length).toBeGreaterThan(20);
    for (const { file, response, status } of errors) {
      const refusal = refusalIn(response, status, 'http://a');
      const { error } = response as {
        error: { code: number; name: string; what: string; details: { message: string }[] };
      };
      expect(refusal, file).toBeInstanceOf(RpcError);
      expect(refusal?.code, file).toBe(error.code);
      expect(refusal?.name, file).toBe(error.name);
      expect(refusal?.what, file).toBe(error.what);
      // Nodes add a line without words for each place that an error went through.
      const details = error.details.map((detail) => detail.message).filter(Boolean);
      expect(refusal?.details, file).toEqual(details);
      expect(refusal?.message, file).toBe(
        error.code === 3040005 ? 'Transaction Expired: Try Again' : (details[0] ?? error.what),
      );
    }
  });

  it('say "missing" exactly where a node that was read found no account or block', () => {
    const read = errors.filter(({ request }) => !/push_|send_|compute_/.test(request.path ?? ''));
    const missing = read.filter(({ response, status }) =>
      isMissing(refusalIn(response, status, 'http://a')),
    );
    const texts = new Set(
      missing.map(({ response }) => {
        const { error } = response as { error: { name: string; details: { message: string }[] } };
        return `${error.name}: ${(error.details[0]?.message ?? '').slice(0, 24)}`;
      }),
    );
    for (const text of texts)
      expect(text).toMatch(
        /unknown key|Fail to retrieve account|Could not find|unable to retrieve/,
      );
    expect(texts.size).toBeGreaterThan(4);
    const others = read.filter((error) => !missing.includes(error));
    for (const { file, response } of others)
      expect(JSON.stringify(response), file).not.toMatch(/unknown key|[Cc]ould not find .*block/);
  });
});

describe('isMissing', () => {
  const says = (status: number, name: string, message: string, code = 0) =>
    isMissing(
      refusalIn(
        { code: status, message: 'Error', error: { code, name, details: [{ message }] } },
        status,
        'a',
      ),
    );

  it('recognises the message of each version', () => {
    expect(says(500, 'exception', 'unknown key (eosio::chain::name): nobody')).toBe(true);
    expect(says(400, 'unknown_block_exception', 'Could not find block: 9', 3100002)).toBe(true);
    expect(says(500, 'tx_not_found', 'Transaction ab not found in history', 3040011)).toBe(true);
    const traceApi = {
      code: 404,
      message: 'Trace API: block trace missing',
      error: { details: [] },
    };
    expect(isMissing(refusalIn(traceApi, 404, 'a'))).toBe(true);
  });

  it('is false for other refusals and for other errors', () => {
    expect(says(500, 'eosio_assert_message_exception', 'overdrawn balance', 3050003)).toBe(false);
    expect(says(404, 'exception', 'Unknown Endpoint')).toBe(false);
    expect(isMissing(new Error('unknown key'))).toBe(false);
    expect(isMissing(null)).toBe(false);
  });
});
