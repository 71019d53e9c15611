import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterField } from '#src/components/history/filter-field.tsx';
import { inLocale } from '../in-locale.tsx';

const onCommit = vi.fn();

afterEach(() => {
  cleanup();
  onCommit.mockClear();
});

it('Enter applies what was typed, Escape takes it back', async () => {
  render(inLocale(<FilterField label="Memo" value="" onCommit={onCommit} />));
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'tea{Escape}');
  expect(field).toHaveProperty('value', '');
  await userEvent.type(field, 'rent{Enter}');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('rent');
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter and Escape of an input method only end its word: %o',
  (init) => {
    render(inLocale(<FilterField label="Memo" value="" onCommit={onCommit} />));
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '租金' } });
    fireEvent.keyDown(field, { key: 'Enter', ...init });
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape', ...init });
    expect(field).toHaveProperty('value', '租金');
  },
);
