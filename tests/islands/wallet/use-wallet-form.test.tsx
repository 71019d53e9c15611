import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftOf } from '#src/stores/form/draft.ts';
import { $linkFills, wholeFill } from '#src/stores/form/link-fill.ts';
import { useWalletForm } from '#src/islands/wallet/use-wallet-form.ts';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));
vi.mock('#src/stores/wallet/wallet.ts', () => ({ transact: vi.fn() }));
vi.mock('#src/islands/wallet/use-wallet.ts', () => ({ useSigningStage: () => null }));

const blank = { to: '', amount: '', memo: '' };
const parameters = { to: 'to', amount: 'amount', memo: 'memo' } as const;
const typed = { to: 'bob', amount: '7', memo: '' };

function open(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
const form = () => renderHook(() => useWalletForm('transfer', blank, parameters)).result;
const fill = () => wholeFill($linkFills.get());

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
