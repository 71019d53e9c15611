import { describe, expect, it } from 'vitest';
import { WalletError, walletFailure } from '#src/chain/sign/wallets/failure.ts';

/** Errors nested this deep, the innermost last. */
const nested = (depth: number, innermost: object): object =>
  depth === 0 ? innermost : { cause: nested(depth - 1, innermost) };

describe('the kind of a wallet’s error', () => {
  it('is named by the error itself, or by one of its causes', () => {
    const error = new WalletError('data-refused', 'The device answered 0x6a80');
    expect(error).toMatchObject({ name: 'WalletError', message: 'The device answered 0x6a80' });
    expect(walletFailure(error)).toBe('data-refused');
    expect(walletFailure(nested(4, error))).toBe('data-refused');
    expect(walletFailure(nested(5, error))).toBeNull();
  });

  it.each([
    [{ code: 4001 }, 'rejected'],
    [{ code: -32002 }, 'locked'],
    [{ code: 4200 }, null],
    [{ cause: { code: 4001 } }, 'rejected'],
    [new DOMException('', 'NotAllowedError'), 'rejected'],
    [new DOMException('', 'AbortError'), 'rejected'],
    [new DOMException('', 'SecurityError'), null],
    [{ name: 'AbortError' }, null],
  ])('is found by its code or name: %o', (error, failure) => {
    expect(walletFailure(error)).toBe(failure);
  });

  it.each([
    ['Unable to open the popup window', 'popup-blocked'],
    ['The popup was blocked', 'popup-blocked'],
    ['The wallet is locked', 'locked'],
    ['Unlock the wallet', 'locked'],
    ['The request timed out', 'timed-out'],
    ['Time out', 'timed-out'],
    ['timeout', 'timed-out'],
    ['It expired, please try again', 'timed-out'],
    ['Request expired', 'timed-out'],
    ['User rejected', 'rejected'],
    ['Cancelled', 'rejected'],
    ['Permission denied', 'rejected'],
    ['Declined', 'rejected'],
    ['The window was closed before it was done', 'rejected'],
    ['User closed it', 'rejected'],
    ['The tab was closed', 'rejected'],
    ['The page is not allowed', 'rejected'],
    ['Wrong chain', 'wrong-chain'],
    ['It serves another chain', 'wrong-chain'],
    ['It does not support the chain', 'wrong-chain'],
    ['Unknown chain', 'wrong-chain'],
    ['MetaMask not found', 'not-installed'],
    ['No provider', 'not-installed'],
    ['It is not installed', 'not-installed'],
    ['The snap was not found', 'not-installed'],
    ['Unable to connect', 'unreachable'],
    ['Failed to fetch', 'unreachable'],
    ['Unable to reach it', 'unreachable'],
    ['connect ECONNREFUSED 127.0.0.1', 'unreachable'],
    ['transaction expired', null],
    ['overdrawn balance', null],
  ])('is found by its message: %s', (message, failure) => {
    expect(walletFailure(message)).toBe(failure);
    expect(walletFailure(new Error(message))).toBe(failure);
    expect(walletFailure({ cause: { message } })).toBe(failure);
  });

  it('is that of the first rule which fits any of the messages', () => {
    const error = new Error('User rejected', { cause: new Error('The wallet is locked') });
    expect(walletFailure(error)).toBe('locked');
    expect(walletFailure('The popup was closed before it was done')).toBe('rejected');
  });

  it('is not found across two messages', () => {
    const error = new Error('There was no time', { cause: new Error('out of memory') });
    expect(walletFailure(error)).toBeNull();
  });

  it.each([undefined, null, 7, {}, { message: 7 }, { message: ['The wallet is locked'] }])(
    'is unknown without a message: %o',
    (error) => {
      expect(walletFailure(error)).toBeNull();
    },
  );
});
