import { APIError } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { FreeCpuError } from '#src/chain/client/signing/free-cpu.ts';
import { RefusedForNowError } from '#src/chain/client/signing/send-errors.ts';
import { FetchError, RpcError } from '#src/chain/rpc/errors.ts';
import { errorMessage, errorWords } from '#src/chain/sign/session/error-message.ts';

const nodeos = {
  code: 500,
  message: 'Internal Service Error',
  error: {
    code: 3050003,
    name: 'eosio_assert_message_exception',
    what: 'eosio_assert_message assertion failure',
    details: [
      { message: 'assertion failure with message: overdrawn balance', method: 'apply' },
      { message: 'pending console output: ', method: 'apply' },
    ],
  },
};
const fio = {
  type: 'invalid_input',
  message: 'An invalid request was sent in, please check the nested errors for details.',
  fields: [{ name: 'max_fee', value: '1', error: 'Fee exceeds supplied maximum.' }],
};

describe('the message of a failed signing', () => {
  it.each([
    ['a field error', fio, 'Fee exceeds supplied maximum.'],
    ['a detail', nodeos, 'assertion failure with message: overdrawn balance'],
    [
      'a detail of the error itself',
      nodeos.error,
      'assertion failure with message: overdrawn balance',
    ],
    ['a reason', { reason: 'Locked', message: 'no' }, 'Locked'],
    ['a message', { message: 'Rejected', error: 'x' }, 'Rejected'],
    ['an error text', { error: 'Rejected' }, 'Rejected'],
    ['an Error', new Error('User cancelled'), 'User cancelled'],
    ['a text', 'Cancelled', 'Cancelled'],
    ['an Error without words', new TypeError(''), 'TypeError'],
    ['nothing', undefined, 'Unknown error'],
    ['null', null, 'Unknown error'],
    ['an empty object', {}, 'Unknown error'],
    ['empty lists', { fields: [], error: { details: [] }, message: 'Bad' }, 'Bad'],
    ['fields of another kind', { fields: 'x', details: [7], message: { a: 1 } }, 'Unknown error'],
  ])('of %s is found', (_kind, error, message) => {
    expect(errorMessage(error)).toBe(message);
  });

  it('prefers a field, then a detail, then a reason, then a message', () => {
    const all = { ...nodeos, fields: fio.fields, reason: 'Because' };
    expect(errorMessage(all)).toBe('Fee exceeds supplied maximum.');
    expect(errorMessage({ ...all, fields: [] })).toMatch(/overdrawn balance$/);
    expect(errorMessage({ ...all, fields: [], error: null })).toBe('Because');
  });

  it('looks into the answer that a client error holds', () => {
    const failed = (json: object) =>
      new APIError('/v1/chain/send_transaction', { status: 500, headers: {}, text: '', json });
    expect(errorMessage(failed(nodeos))).toBe('assertion failure with message: overdrawn balance');
    expect(errorMessage(failed(fio))).toBe('Fee exceeds supplied maximum.');
    expect(errorMessage({ response: { json: fio } })).toBe('Fee exceeds supplied maximum.');
    expect(errorMessage({ json: fio })).toBe('Fee exceeds supplied maximum.');
  });
});

describe('the words of an error', () => {
  const refusal = new RpcError({
    endpoint: 'https://node.example',
    status: 500,
    code: 3_080_004,
    name: 'tx_cpu_usage_exceeded',
    what: '',
    message: 'all is well',
    details: ['all is well'],
    body: null,
  });
  const attempt = {
    endpoint: 'https://node.example',
    kind: 'status',
    message: 'all is well',
  } as const;

  it.each([
    ['a node', refusal],
    ['a node that did not respond', new FetchError([attempt])],
    ['two nodes', new RefusedForNowError('ab', refusal)],
    ['a sponsor', new FreeCpuError('all is well', { cause: new Error('x', { cause: refusal }) })],
  ])('name the host of %s', (_, error) => {
    expect(errorWords(error)).toEqual({ message: 'all is well', source: 'node.example' });
  });

  it('name nobody for those of the page', () => {
    expect(errorWords(new Error('Invalid symbol'))).toEqual({
      message: 'Invalid symbol',
      source: null,
    });
  });
});
