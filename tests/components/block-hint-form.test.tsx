import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BlockHintForm } from '#src/components/transaction/block-hint-form.tsx';
import { inLocale } from './in-locale.tsx';

const nobody = 'No service of this chain looks up transactions by id.';

test('without a history service it explains why it needs the transaction’s block', () => {
  render(inLocale(<BlockHintForm tried={null} noHistory onBlock={vi.fn()} />));
  expect(screen.getByText(nobody)).toBeTruthy();
});

test('a block number is taken with the marks of thousands, and what is none is refused', async () => {
  const onBlock = vi.fn();
  render(inLocale(<BlockHintForm tried={null} onBlock={onBlock} />));
  expect(screen.queryByText(nobody)).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), 'soon{Enter}');
  expect(onBlock).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '412,884,001{Enter}');
  expect(onBlock).toHaveBeenCalledWith('412884001');
});
