import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $linkFills,
  linkedParameters,
  useLinked,
  waitsForConsent,
  combinedFill,
} from '#src/stores/form/link-fill.ts';
import { recordInternalLink } from '#src/stores/form/internal-links.ts';
import { setQuery } from '#src/stores/change-url.ts';

/** As the browser does it: the store of the address may be in use. */
function open(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

const here = () => new URL(location.href);

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('linkedParameters', () => {
  it('names the parameters the address has, in the order of the form', () => {
    open('/wallet/transfer?memo=rent&to=bob&other=1');
    expect(linkedParameters(['to', 'amount', 'memo'], here())).toEqual(['to', 'memo']);
  });

  it('leaves out what was typed here, after a reload too', () => {
    open('/wallet/transfer');
    setQuery({ token: 'eosio.token:EOS' });
    expect(linkedParameters(['token'], here())).toEqual([]);
  });

  it('still names what a link set after the visitor typed something else', () => {
    open('/wallet/transfer?to=mallory');
    setQuery({ token: 'eosio.token:EOS' });
    expect(linkedParameters(['to', 'token'], here())).toEqual(['to', 'token']);
  });

  it('does not take another address for the typed one', () => {
    open('/wallet/transfer');
    setQuery({ token: 'eosio.token:EOS' });
    open('/wallet/transfer?token=eosio.token:EOS&to=mallory');
    expect(linkedParameters(['to'], here())).toEqual(['to']);
  });
});

describe('useLinked', () => {
  it('reports what a link set, for as long as the form is there', () => {
    open('/wallet/ram/buy?amount=5&in=bytes');
    const form = renderHook(() => useLinked(['amount', 'receiver']));
    const unit = renderHook(() => useLinked(['in']));
    expect(combinedFill($linkFills.get())?.names).toEqual(['amount', 'in']);
    form.unmount();
    expect(combinedFill($linkFills.get())?.names).toEqual(['in']);
    unit.unmount();
    expect(combinedFill($linkFills.get())).toBeNull();
  });

  it('reports nothing that a link of the site set, unless the form grants power or any link counts', () => {
    const reported = (options?: Parameters<typeof useLinked>[1]) => {
      open('/wallet/permissions/advanced?permission=active&keys=PUB_K1_x:1');
      recordInternalLink(here());
      const form = renderHook(() => useLinked(['permission', 'keys'], options));
      const { names = [] } = combinedFill($linkFills.get()) ?? {};
      form.unmount();
      return names;
    };
    expect(reported()).toEqual([]);
    expect(reported({ power: 'control' })).toEqual(['permission', 'keys']);
    expect(reported({ includeInternalLinks: true })).toEqual(['permission', 'keys']);
  });

  it('waits for consent where the form grants power and the link did more than choose', () => {
    const names = ['permission', 'threshold', 'keys'];
    const wait = (address: string) => {
      open(address);
      const form = renderHook(() => useLinked(names, { power: 'control' }));
      const waits = waitsForConsent($linkFills.get());
      act(() => combinedFill($linkFills.get())?.power?.onAgree(true));
      const waitsAfterwards = waitsForConsent($linkFills.get());
      form.unmount();
      return [waits, waitsAfterwards];
    };
    expect(wait('/wallet/permissions/advanced?permission=active')).toEqual([false, false]);
    expect(wait('/wallet/permissions/advanced?permission=active&keys=PUB_K1_x:1')).toEqual([
      true,
      false,
    ]);
    expect(wait('/wallet/permissions/advanced?threshold=1')).toEqual([true, false]);
  });

  it('takes its parameters out of the address and empties the form on Clear', () => {
    open('/wallet/ram/buy?amount=5&keep=1');
    const empty = vi.fn();
    renderHook(() => useLinked(['amount'], { onClear: empty }));
    act(() => combinedFill($linkFills.get())?.clear());
    expect(location.search).toBe('?keep=1');
    expect(empty).toHaveBeenCalledOnce();
    expect(combinedFill($linkFills.get())).toBeNull();
  });

  it('reports nothing once a choice of the visitor replaced what the link set', () => {
    open('/wallet/transfer?token=eosio.token:EOS');
    const { result } = renderHook(() => useLinked(['token']));
    act(() => result.current.forget());
    expect(combinedFill($linkFills.get())).toBeNull();
  });
});
