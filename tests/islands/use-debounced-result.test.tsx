import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedResult } from '#src/islands/use-debounced-result.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('makes something once the value has not changed for a moment, and nothing of an old value', async () => {
  const make = vi.fn(async (wanted: string) => `made of ${wanted}`);
  const { result, rerender } = renderHook(({ wanted }) => useDebouncedResult(wanted, make), {
    initialProps: { wanted: 'a' as string | null },
  });
  rerender({ wanted: 'ab' });
  expect(result.current).toBeNull();
  await act(() => vi.runAllTimersAsync());
  expect(make.mock.calls).toEqual([['ab']]);
  expect(result.current).toBe('made of ab');
  rerender({ wanted: 'abc' });
  expect(result.current).toBeNull();
  rerender({ wanted: null });
  await act(() => vi.runAllTimersAsync());
  expect(make).toHaveBeenCalledTimes(1);
  expect(result.current).toBeNull();
});
