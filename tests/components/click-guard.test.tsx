import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClickGuard } from '#src/components/signing/click-guard.tsx';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import { currentBalances, plain } from '../../stories/fixtures/signing.ts';
import { inLocale } from './in-locale.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const nothing = () => undefined;
const onSign = vi.fn();
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

const shown = (since: string) => (
  <ClickGuard since={since}>
    <form onSubmit={onSign} action={nothing}>
      <button type="submit">Sign</button>
    </form>
  </ClickGuard>
);

test('Sign cannot be pressed for 700 ms, nor again where the warnings change', () => {
  vi.useFakeTimers();
  onSign.mockClear();
  const { rerender } = render(shown('no warnings'));
  pass(699);
  press();
  rerender(shown('a warning'));
  pass(699);
  press();
  expect(onSign).not.toHaveBeenCalled();
  pass(1);
  press();
  expect(onSign).toHaveBeenCalledOnce();
});

test('Sign cannot be pressed for 700 ms after the window comes to the front', () => {
  vi.useFakeTimers();
  onSign.mockClear();
  render(shown('no warnings'));
  pass(700);
  fireEvent.focus(window);
  press();
  pass(699);
  press();
  expect(onSign).not.toHaveBeenCalled();
  pass(1);
  press();
  expect(onSign).toHaveBeenCalledOnce();
});

test('the review does not sign by a press that comes with its button', async () => {
  onSign.mockClear();
  const preview = {
    preview: plain,
    currentBalances,
    onSign,
    onCancel: nothing,
    onRecheck: nothing,
  };
  render(inLocale(<SigningPreview {...preview} system="eosio" tokenContract="eosio.token" />));
  const sign = await screen.findByRole('button', { name: 'Sign' });
  expect(sign.closest('[role="group"][aria-disabled="true"]')).not.toBeNull();
  press();
  expect(onSign).not.toHaveBeenCalled();
});
