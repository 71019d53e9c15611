import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $linkFills, combinedFill } from '#src/stores/form/link-fill.ts';
import { $navigation } from '#src/stores/url.ts';
import { usePicked } from '#src/islands/vote/use-picked.ts';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));

/** A visit of its own, as a click on a link begins one. */
function open(address: string): void {
  cleanup();
  const navigation = $navigation.get() + 1;
  $navigation.set(navigation);
  history.replaceState({ navigation }, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
const vote = (others: string[] = []) => renderHook(() => usePicked(30, others)).result;
const fill = () => combinedFill($linkFills.get());

function pickedBefore(names: readonly string[]): void {
  open('/vote');
  const { current } = vote();
  act(() => current[1](names));
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('keeps a selection for the tab, and a cleared one too', () => {
  pickedBefore(['bpalpha11111']);
  open('/vote');
  const result = vote();
  expect(result.current[0]).toEqual(['bpalpha11111']);
  act(() => result.current[1]([]));
  open('/vote');
  expect(vote().current[0]).toEqual([]);
});

it('ticks beside the selection of a link, and offers the own one back', () => {
  pickedBefore(['bpalpha11111']);
  open('/vote?producers=mallory');
  const result = vote();
  expect(result.current[0]).toEqual(['mallory']);
  act(() => result.current[1](['mallory', 'bpbravo11111']));
  expect(result.current[0]).toEqual(['mallory', 'bpbravo11111']);
  act(() => fill()?.restore?.());
  expect(result.current[0]).toEqual(['bpalpha11111']);
  expect(location.search).toBe('');
});

it('leaves the own selection when that of a link is cleared', () => {
  pickedBefore(['bpalpha11111']);
  open('/vote?producers=mallory');
  const result = vote();
  act(() => fill()?.clear());
  expect(result.current[0]).toBeNull();
  open('/vote');
  expect(vote().current[0]).toEqual(['bpalpha11111']);
});

it('begins without a selection where a link names a proxy', () => {
  pickedBefore(['bpalpha11111']);
  open('/vote?proxy=wise@fio');
  expect(vote(['proxy', 'address']).current[0]).toBeNull();
  expect(fill()?.restore).toBeDefined();
});

it('forgets the selection once it was sent', () => {
  pickedBefore(['bpalpha11111']);
  open('/vote');
  const result = vote();
  act(() => result.current[1](null));
  expect(result.current[0]).toBeNull();
  open('/vote');
  expect(vote().current[0]).toBeNull();
});
