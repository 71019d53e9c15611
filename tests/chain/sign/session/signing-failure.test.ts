import { Canceled } from '@wharfkit/session';
import { describe, expect, it } from 'vitest';
import { FreeCpuError } from '#src/chain/client/signing/free-cpu.ts';
import {
  ForeignIdError,
  OutcomeUnknownError,
  RefusedByOneError,
} from '#src/chain/client/signing/send-errors.ts';
import * as messages from '#src/chain/core/messages.ts';
import { FetchError, type RpcError, type FailureKind } from '#src/chain/rpc/errors.ts';
import { refusalIn } from '#src/chain/rpc/refusal.ts';
import { AbiDisputedError } from '#src/chain/sign/abi/abi-cache.ts';
import { KeyRefusedError, UserChangedError } from '#src/chain/sign/session/signing-errors.ts';
import { SessionGoneError } from '#src/chain/sign/session/session-gone.ts';
import {
  signingFailure,
  TransactionChangedError,
} from '#src/chain/sign/session/signing-failure.ts';
import { SigningCanceledError } from '#src/chain/sign/session/signing-errors.ts';
import { WalletError } from '#src/chain/sign/wallets/failure.ts';
import { chainError } from '../../rpc/servers.ts';

function refused(code: number, name: string, message: string): RpcError {
  const error = refusalIn(chainError(code, name, message), 500, 'http://node');
  if (!error) throw new Error('no refusal');
  return error;
}

const noResponse = (kind: FailureKind) =>
  new FetchError([{ endpoint: 'http://node', kind, message: kind }]);

describe('the kind of a signing failure', () => {
  it.each([
    ['rejected', new WalletError('rejected', 'no')],
    ['rejected', new Error('User rejected the request')],
    ['rejected', Object.assign(new Error('denied'), { code: 4001 })],
    ['closed', new Canceled('Canceled')],
    ['closed', new Error('The window was closed before it was done')],
    ['timed-out', new Error('Request timed out')],
    ['wrong-chain', new WalletError('wrong-chain', 'another')],
    ['popup-blocked', new Error('Unable to open the popup')],
    ['expired', refused(3040005, 'expired_tx_exception', 'expired transaction')],
    ['expired', refused(3040007, 'invalid_ref_block_exception', 'not of this fork')],
    ['cpu', refused(3080004, 'tx_cpu_usage_exceeded', 'billed CPU time is greater')],
    ['cpu', refused(3080006, 'deadline_exception', 'deadline exceeded')],
    ['net', refused(3080002, 'tx_net_usage_exceeded', 'net usage is too high')],
    ['ram', refused(3080001, 'ram_usage_exceeded', 'account alice has insufficient ram')],
    ['authority', refused(3090003, 'unsatisfied_authorization', 'does not have signatures')],
    ['authority', refused(3090004, 'missing_auth_exception', 'missing authority of alice')],
    ['abi-disputed', new AbiDisputedError('eosio.token', 'two nodes disagree')],
    ['user-changed', new UserChangedError()],
    ['offline', noResponse('network')],
    ['offline', noResponse('timeout')],
    ['offline', new FetchError([])],
    ['cpu', new RefusedByOneError('ab'.repeat(32), refused(3080004, 'tx_cpu', 'billed CPU time'))],
    ['node-wrong-chain', noResponse('wrong-chain')],
    ['foreign-id', new ForeignIdError('ab'.repeat(32), 'https://a.example')],
    ['outcome-unknown', new OutcomeUnknownError('ab'.repeat(32))],
    ['log-in', new Error(messages.loginFirst)],
    ['log-in', new SessionGoneError('alice@active')],
    ['changed', new TransactionChangedError()],
    ['free-cpu', new FreeCpuError(messages.freeCpuFailed)],
  ] as const)('is %s', (failure, error) => {
    expect(signingFailure(error)).toBe(failure);
  });

  it('is null if only the message is known', () => {
    const overdrawn = refused(3050003, 'eosio_assert_message_exception', 'overdrawn balance');
    expect(signingFailure(overdrawn)).toBeNull();
    // What a contract says is no word of a wallet's.
    const worded = refused(3050003, 'eosio_assert_message_exception', 'offer was closed');
    expect(signingFailure(worded)).toBeNull();
    expect(signingFailure(new Error('something else'))).toBeNull();
  });

  it('is null for what is no error', () => {
    expect(signingFailure(undefined)).toBeNull();
    expect(signingFailure({})).toBeNull();
  });

  it('is one of the wallet’s if a text says so', () => {
    expect(signingFailure('User rejected the request')).toBe('rejected');
  });
});

describe('an error of the signing itself', () => {
  it.each([
    [
      'TransactionChangedError',
      () => new TransactionChangedError(),
      'The wallet changed the transaction, so it was not sent',
    ],
    [
      'SessionGoneError',
      () => new SessionGoneError('alice@active'),
      'alice@active cannot be resumed',
    ],
    ['SigningCanceledError', () => new SigningCanceledError(), 'The transaction was not signed'],
    [
      'KeyRefusedError',
      () => new KeyRefusedError({ actor: 'alice', permission: 'owner' }),
      'This key does not belong to alice@owner.',
    ],
  ] as const)('%s has its name and says what happened', (name, make, message) => {
    const error = make();
    expect(error.name).toBe(name);
    expect(error.message).toBe(message);
  });
});
