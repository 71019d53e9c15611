import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CodeForms } from '#src/components/contract/code-forms.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from '../in-locale.tsx';

await loadTexts('en');

const forms = [
  { key: 'React', code: '<AccountCard />' },
  { key: 'HTML', code: '<pronghorn-account>' },
];

test('shows the code of the chosen tool', async () => {
  render(inLocale(<CodeForms forms={forms} />));
  expect(screen.getByText('<AccountCard />')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'HTML' }));
  expect(screen.getByText('<pronghorn-account>')).toBeTruthy();
});

test('a choice that its parent controls stays until the parent changes it', async () => {
  const onChoose = vi.fn();
  render(inLocale(<CodeForms forms={forms} chosen="React" onChoose={onChoose} />));
  await userEvent.click(screen.getByRole('button', { name: 'HTML' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('HTML');
  expect(screen.getByText('<AccountCard />')).toBeTruthy();
});

test('shows the first form where the chosen one is missing, and no choice of one', () => {
  render(inLocale(<CodeForms forms={forms.slice(0, 1)} chosen="HTML" />));
  expect(screen.getByText('<AccountCard />')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'React' })).toBeNull();
});

test('long lines scroll in a box that the keyboard reaches', () => {
  render(inLocale(<CodeForms forms={forms} unwrapped />));
  const box = screen.getByRole('group', { name: 'As code: React' });
  expect(box.tabIndex).toBe(0);
  expect(box.dir).toBe('ltr');
});
