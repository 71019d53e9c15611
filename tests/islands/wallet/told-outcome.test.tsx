import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { ToldOutcome } from '#src/islands/wallet/told-outcome.tsx';
import { setQuery, visitHere } from '#src/stores/url.ts';
import { $outcome, type Outcome } from '#src/stores/wallet-state.ts';
import { inLocale } from '../../components/in-locale.tsx';

vi.mock('#src/stores/chain.ts', () => ({ chainConfig: () => chainByKey('eos') }));
vi.mock('#src/stores/followed.ts', () => ({ useFollowed: () => ({ kind: 'pending' }) }));

const sent: Extract<Outcome, { kind: 'success' }> = {
  kind: 'success',
  transactionId: 'ab'.repeat(32),
  blockNum: 7,
  delaySeconds: 0,
};
const failed: Outcome = {
  ...{ kind: 'error', message: 'overdrawn balance', trouble: null },
  ...{ transactionId: null, again: null },
};

function comeToForm(): void {
  history.replaceState(null, '', '/wallet/ram/buy?in=bytes');
  dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(comeToForm);

test.each([
  ['another filter', () => setQuery({ in: null })],
  ['another tab', () => visitHere(new URL('/wallet/ram/sell?in=bytes', location.href))],
])('an outcome is over on %s', (_what, goOn) => {
  for (const outcome of [sent, failed]) {
    comeToForm();
    $outcome.set(outcome);
    const { unmount } = render(inLocale(<ToldOutcome outcome={outcome} onAgain={undefined} />));
    expect($outcome.get()).toBe(outcome);
    act(goOn);
    expect($outcome.get()).toBeNull();
    unmount();
  }
});

test('an outcome stays where the address does, and at a place within its page', () => {
  $outcome.set(failed);
  render(inLocale(<ToldOutcome outcome={failed} onAgain={undefined} />));
  act(() => setQuery({ in: 'bytes' }));
  act(() => visitHere(new URL('/wallet/ram/buy?in=bytes#help', location.href)));
  expect($outcome.get()).toBe(failed);
  expect(screen.getByText('overdrawn balance')).toBeTruthy();
});

test('what waits on the chain is not told as done', () => {
  const waiting: Outcome = { ...sent, delaySeconds: 3_600 };
  const { rerender } = render(inLocale(<ToldOutcome outcome={waiting} onAgain={undefined} />));
  expect(screen.getByText(/Its actions run 1 hr after it was sent/)).toBeTruthy();
  rerender(inLocale(<ToldOutcome outcome={sent} onAgain={undefined} />));
  expect(screen.queryByText(/Its actions run/)).toBeNull();
});
