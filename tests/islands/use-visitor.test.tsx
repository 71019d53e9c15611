import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page of its own, on which nobody has done anything yet. */
async function openPage() {
  const { startIdleTimer } = await import('#src/stores/first-interaction.ts');
  const { useVisitor } = await import('#src/islands/use-visitor.ts');
  function Page() {
    return <p>{useVisitor() ? 'somebody' : 'nobody yet'}</p>;
  }
  render(<Page />);
  return startIdleTimer;
}

test('a visitor is there with the first interaction of one', async () => {
  await openPage();
  expect(screen.getByText('nobody yet')).toBeTruthy();
  await act(async () => void fireEvent.pointerMove(window));
  expect(screen.getByText('somebody')).toBeTruthy();
});

test('a visitor who only looks is there a moment after the page', async () => {
  const beginLook = await openPage();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('nobody yet')).toBeTruthy();
  beginLook();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText('somebody')).toBeTruthy();
});
