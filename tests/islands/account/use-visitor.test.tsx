import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisitor } from '#src/islands/account/use-visitor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Told() {
  return <p>{useVisitor() ? 'somebody' : 'nobody yet'}</p>;
}

test('a visitor is there with the first sign of one', () => {
  render(<Told />);
  expect(screen.getByText('nobody yet')).toBeTruthy();
  fireEvent.pointerMove(window);
  expect(screen.getByText('somebody')).toBeTruthy();
});

test('a visitor who only looks is there after three seconds', () => {
  render(<Told />);
  act(() => void vi.advanceTimersByTime(2_900));
  expect(screen.getByText('nobody yet')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByText('somebody')).toBeTruthy();
});
