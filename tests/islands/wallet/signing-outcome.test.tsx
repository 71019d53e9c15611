import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { Followed } from '#src/chain/model/signing/outcome.ts';
import { SigningOutcome } from '#src/islands/wallet/signing-outcome.tsx';
import { savePending, settlePending } from '#src/stores/signing/pending-bytes.ts';
import { pushUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { $outcome, type TransactionOutcome } from '#src/stores/wallet/wallet-state.ts';
import { soon } from '#tests/soon.ts';
import { inLocale } from '../../components/in-locale.tsx';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey('eos') }));
const state = vi.hoisted((): { followed: Followed } => ({ followed: { kind: 'pending' } }));
vi.mock('#src/stores/signing/followed.ts', () => ({ useFollowed: () => state.followed }));

const sent: Extract<TransactionOutcome, { kind: 'sent' }> = {
  kind: 'sent',
  transactionId: 'ab'.repeat(32),
  blockNum: 7,
  acceptedBy: 'node.example',
  foreignFrom: null,
  delaySeconds: 0,
  actions: [],
  before: null,
};
const failed: TransactionOutcome = {
  kind: 'error',
  message: 'overdrawn balance',
  source: null,
  failure: null,
  transactionId: null,
  refusedBy: null,
  again: null,
};

function comeToForm(): void {
  history.replaceState(null, '', '/wallet/ram/buy?in=bytes');
  dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  comeToForm();
  state.followed = { kind: 'pending' };
  sessionStorage.clear();
});

test.each([
  ['another filter', () => setQuery({ in: null })],
  ['another tab', () => pushUrl(new URL('/wallet/ram/sell?in=bytes', location.href))],
])('an outcome is over on %s', (_what, goOn) => {
  for (const outcome of [sent, failed]) {
    comeToForm();
    $outcome.set(outcome);
    const { unmount } = render(inLocale(<SigningOutcome outcome={outcome} onAgain={undefined} />));
    expect($outcome.get()).toBe(outcome);
    act(goOn);
    expect($outcome.get()).toBeNull();
    unmount();
  }
});

test('an outcome stays where the address does, and at a place within its page', () => {
  $outcome.set(failed);
  render(inLocale(<SigningOutcome outcome={failed} onAgain={undefined} />));
  act(() => setQuery({ in: 'bytes' }));
  act(() => pushUrl(new URL('/wallet/ram/buy?in=bytes#help', location.href)));
  expect($outcome.get()).toBe(failed);
  expect(screen.getByText('overdrawn balance')).toBeTruthy();
});

test('a delayed transaction is not shown as executed', () => {
  const waiting: TransactionOutcome = { ...sent, delaySeconds: 3_600 };
  const { rerender } = render(inLocale(<SigningOutcome outcome={waiting} onAgain={undefined} />));
  expect(screen.getByText(/Its actions run 1 hr after sending/)).toBeTruthy();
  rerender(inLocale(<SigningOutcome outcome={sent} onAgain={undefined} />));
  expect(screen.queryByText(/Its actions run/)).toBeNull();
});

const signed = {
  id: sent.transactionId,
  packed: 'ab12',
  signatures: ['SIG_K1_x'],
  intentKey: 'a payment',
  expires: Date.now() + 3_000_000,
  delaySeconds: 0,
  sentTo: null,
};

test('a node’s word is no success, a block is', () => {
  const { rerender } = render(inLocale(<SigningOutcome outcome={sent} onAgain={undefined} />));
  expect(screen.getByText('Accepted by node.example, waiting for a block')).toBeTruthy();
  expect(screen.queryByText('Success')).toBeNull();
  state.followed = { kind: 'in-block', blockNum: 8, blocksToGo: 300, onlyBy: null };
  rerender(inLocale(<SigningOutcome outcome={sent} onAgain={undefined} />));
  expect(screen.getByText('Success')).toBeTruthy();
});

test('the same bytes are offered where no block holds them, as long as they are here', () => {
  state.followed = { kind: 'unseen' };
  savePending(signed);
  render(inLocale(<SigningOutcome outcome={sent} onAgain={undefined} />));
  expect(screen.getByText(/It may still be executed until/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send the same bytes again' })).toBeTruthy();
  act(() => settlePending(signed.id));
  expect(screen.queryByRole('button', { name: 'Send the same bytes again' })).toBeNull();
});

test('a refusal of one node names it, and disappears once a block holds the transaction', () => {
  const refused: TransactionOutcome = {
    ...failed,
    transactionId: signed.id,
    refusedBy: 'node.example',
  };
  const { rerender } = render(inLocale(<SigningOutcome outcome={refused} onAgain={undefined} />));
  expect(screen.getByText(/Only node.example refused it/)).toBeTruthy();
  state.followed = { kind: 'irreversible', blockNum: 8 };
  rerender(inLocale(<SigningOutcome outcome={refused} onAgain={undefined} />));
  expect(screen.getByText('Success')).toBeTruthy();
});

test('takes the focus that a closed window left, and no other', () => {
  const { container, unmount } = render(
    inLocale(<SigningOutcome outcome={sent} onAgain={undefined} />),
  );
  expect(container.contains(document.activeElement)).toBe(true);
  unmount();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  render(inLocale(<SigningOutcome outcome={sent} onAgain={undefined} />));
  expect(document.activeElement).toBe(field);
  field.remove();
});

const stake: Action = {
  account: 'eosio',
  name: 'delegatebw',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: {
    from: 'alice',
    receiver: 'bob',
    stake_net_quantity: '0.0000 EOS',
    stake_cpu_quantity: '1.0000 EOS',
    transfer: false,
  },
};

test('what a transaction did, and the way back, are named once a block contains it', async () => {
  const outcome = { ...sent, actions: [stake] };
  const { rerender } = render(inLocale(<SigningOutcome outcome={outcome} onAgain={undefined} />));
  expect(screen.queryByText(/staked/)).toBeNull();
  state.followed = { kind: 'in-block', blockNum: 7, blocksToGo: 2, onlyBy: null };
  rerender(inLocale(<SigningOutcome outcome={{ ...outcome }} onAgain={undefined} />));
  await soon(() =>
    expect(screen.getAllByRole('status')[0]?.textContent).toContain(
      'alice staked 1.0000 EOS for CPU to bob',
    ),
  );
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'Unstake' });
  expect(back.pathname + back.search).toBe('/wallet/resources/unstake?cpu=1.0000&receiver=bob');
});

test('actions that wait for a delay are named as to come, without a way back', async () => {
  state.followed = { kind: 'in-block', blockNum: 7, blocksToGo: 2, onlyBy: null };
  const outcome = { ...sent, actions: [stake], delaySeconds: 3_600 };
  render(inLocale(<SigningOutcome outcome={outcome} onAgain={undefined} />));
  await soon(() =>
    expect(screen.getAllByRole('status')[0]?.textContent).toContain(
      'alice stakes 1.0000 EOS for CPU to bob',
    ),
  );
  expect(screen.queryByRole('link', { name: 'Unstake' })).toBeNull();
});
