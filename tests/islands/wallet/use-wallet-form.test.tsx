import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { draftOf } from '#src/stores/form/draft.ts';
import { $formQueries } from '#src/stores/form/form-link.ts';
import { $linkFills, combinedFill } from '#src/stores/form/link-fill.ts';
import { recordInternalLink } from '#src/stores/form/internal-links.ts';
import { $navigation } from '#src/stores/url.ts';
import { useFormFrame, useWalletForm } from '#src/islands/wallet/use-wallet-form.ts';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));
vi.mock('#src/stores/wallet/wallet.ts', () => ({ transact: vi.fn() }));
vi.mock('#src/islands/wallet/use-wallet.ts', () => ({ useSigningStage: () => null }));

const blank = { to: '', amount: '', memo: '' };
const parameters = { to: 'to', amount: 'amount', memo: 'memo' } as const;
const typed = { to: 'bob', amount: '7', memo: '' };

/** A visit of its own, as a click on a link begins one. */
function open(address: string): void {
  const navigation = $navigation.get() + 1;
  $navigation.set(navigation);
  history.replaceState({ navigation }, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
const form = () =>
  renderHook(() => useWalletForm('transfer', blank, parameters, { choices: ['token'] })).result;
const fill = () => combinedFill($linkFills.get());

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('begins with the draft where no link fills the form', () => {
  draftOf('transfer', blank).keep(typed);
  open('/wallet/transfer');
  expect(form().current.initial).toEqual(typed);
});

it('takes nothing from the draft where a link fills the form, and gives the draft back', () => {
  draftOf('transfer', blank).keep(typed);
  open('/wallet/transfer?to=mallory');
  const { current } = form();
  expect(current.initial).toEqual({ ...blank, to: 'mallory' });
  current.keep({ ...blank, to: 'mallory', memo: 'rent' });
  expect(draftOf('transfer', blank).read()).toEqual(typed);
});

it('goes back to the draft and leaves the link', () => {
  draftOf('transfer', blank).keep(typed);
  open('/wallet/transfer?to=mallory');
  const result = form();
  act(() => fill()?.restore?.());
  expect(result.current.initial).toEqual(typed);
  expect(location.search).toBe('');
  expect(fill()).toBeNull();
});

it('offers no draft where nothing was typed', () => {
  open('/wallet/transfer?to=mallory');
  form();
  expect(fill()?.restore).toBeUndefined();
});

const USDT = 'tethertether:USDT';

it('takes nothing from the draft where a link only chooses the token', () => {
  draftOf('transfer', blank).keep(typed);
  open(`/wallet/transfer?token=${USDT}`);
  const result = form();
  expect(result.current.initial).toEqual(blank);
  expect(result.current.choices.token).toBe(USDT);
  act(() => result.current.keep({ ...blank, to: 'mallory' }));
  expect(draftOf('transfer', blank).read()).toEqual(typed);
  act(() => fill()?.restore?.());
  expect(result.current.initial).toEqual(typed);
  expect(result.current.choices.token).toBeNull();
  expect(location.search).toBe('');
});

it('keeps the token that an amount was typed with, in the draft and in the shared link', () => {
  open('/wallet/transfer');
  const first = form();
  act(() => first.current.keep(typed));
  act(() => first.current.choose('token', USDT));
  cleanup();
  open('/wallet/transfer');
  const again = form();
  expect(again.current.initial).toEqual(typed);
  expect(again.current.choices.token).toBe(USDT);
  act(() => again.current.keep(typed));
  expect(Object.values($formQueries.get())).toEqual([
    { to: 'bob', amount: '7', memo: null, token: USDT },
  ]);
  cleanup();
  open('/wallet/transfer?to=mallory');
  expect(form().current.choices.token).toBeNull();
});

/** A click on a link of the site. */
function follow(address: string): void {
  recordInternalLink(new URL(address, location.href));
  open(address);
}

it('starts again without a notice where a link of the site opens the form', () => {
  draftOf('transfer', blank).keep(typed);
  follow('/wallet/transfer?to=carol');
  expect(form().current.initial).toEqual({ ...blank, to: 'carol' });
  expect(fill()).toBeNull();
});

it('keeps what was typed where a link of the site opened the form, until the next click', () => {
  draftOf('transfer', blank).keep(typed);
  follow(`/wallet/transfer?token=${USDT}`);
  const first = form();
  act(() => first.current.keep({ ...blank, to: 'carol', amount: '5' }));
  cleanup();
  // A reload draws the same address.
  const again = form();
  expect(again.current.initial).toEqual({ ...blank, to: 'carol', amount: '5' });
  expect(again.current.choices.token).toBe(USDT);
  act(() => again.current.choose('token', 'eosio.token:EOS'));
  act(() => again.current.keep({ ...blank, to: 'carol', amount: '6' }));
  cleanup();
  const chosen = form();
  expect(chosen.current.initial).toEqual({ ...blank, to: 'carol', amount: '6' });
  expect(fill()).toBeNull();
  cleanup();
  // The draft that was there before is that of the form without a link.
  expect(draftOf('transfer', blank).read()).toEqual(typed);
  follow(`/wallet/transfer?token=${USDT}`);
  expect(form().current.initial).toEqual(blank);
});

it('offers the draft still after another token was chosen on a link', () => {
  draftOf('transfer', blank).keep(typed);
  open(`/wallet/transfer?token=${USDT}`);
  const result = form();
  act(() => result.current.choose('token', 'eosio.token:EOS'));
  act(() => result.current.keep({ ...blank, to: 'carol' }));
  expect(draftOf('transfer', blank).read()).toEqual(typed);
  act(() => fill()?.restore?.());
  expect(result.current.initial).toEqual(typed);
});

it('leaves the draft when the values of a link are cleared or sent', () => {
  draftOf('transfer', blank).keep(typed);
  open('/wallet/transfer?to=mallory');
  const result = form();
  act(() => fill()?.clear());
  expect(result.current.initial).toEqual(blank);
  act(() => result.current.keep(blank));
  expect(draftOf('transfer', blank).read()).toEqual(typed);
  cleanup();
  open('/wallet/transfer?to=mallory');
  const sent = form();
  act(() => sent.current.finish());
  act(() => sent.current.keep(blank));
  expect(draftOf('transfer', blank).read()).toEqual(typed);
  act(() => sent.current.keep({ ...blank, to: 'carol' }));
  expect(draftOf('transfer', blank).read()).toEqual({ ...blank, to: 'carol' });
});

it('keeps what was typed on a link through a log-in, and not through a later visit', () => {
  open('/wallet/transfer?to=mallory');
  const guest = form();
  act(() => guest.current.keep({ ...blank, to: 'carol', amount: '5' }));
  cleanup();
  expect(form().current.initial).toEqual({ ...blank, to: 'carol', amount: '5' });
  cleanup();
  open('/wallet/transfer?to=mallory');
  expect(form().current.initial).toEqual({ ...blank, to: 'mallory' });
});

it('does not take a choice of the visitor for a link, beside other parameters', () => {
  open('/wallet/transfer?tab=lend');
  const guest = form();
  act(() => guest.current.choose('token', USDT));
  act(() => guest.current.keep(typed));
  cleanup();
  expect(form().current.initial).toEqual(typed);
  expect(fill()).toBeNull();
});

it('takes nothing from the draft where a link fills another part of the form', () => {
  draftOf('transfer', blank).keep(typed);
  open('/wallet/transfer?actions=[]');
  const { result } = renderHook(() =>
    useWalletForm('transfer', blank, parameters, { others: ['actions'] }),
  );
  expect(result.current.initial).toEqual(blank);
  expect(fill()?.restore).toBeDefined();
});

it('previews the actions of valid values, and sends them if the receiver exists', async () => {
  const send = vi.fn(async (_: readonly Action[]) => true);
  const sent = { initial: blank, keep: () => undefined, pending: false, send };
  const actionOf = (to: string): Action => ({
    account: 'eosio',
    name: to,
    authorization: [],
    data: {},
  });
  const { result } = renderHook(() =>
    useFormFrame(
      sent,
      ({ to }: typeof blank) => (to === '' ? null : [actionOf(to)]),
      async ({ to }) => to !== 'missing',
    ),
  );
  expect(result.current.actions).toBeNull();
  act(() => result.current.fields.onValid(typed));
  expect(result.current.actions).toEqual([actionOf('bob')]);
  for (const to of ['missing', '', 'bob']) {
    await act(async () => result.current.fields.onSubmit({ ...typed, to }));
  }
  expect(send.mock.calls).toEqual([[[actionOf('bob')]]]);
});
