import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { inLocale } from '#tests/components/in-locale.tsx';

const content = (
  <Dialog.Content>
    <Dialog.Title>Find a token</Dialog.Title>
    <Dialog.Close />
    <Dialog.Body>
      <Dialog.Description>By its symbol.</Dialog.Description>
      <input aria-label="Symbol" />
    </Dialog.Body>
  </Dialog.Content>
);

test('a trigger opens a dialog, which has the focus until it is closed', async () => {
  const changed = vi.fn();
  render(
    inLocale(
      <Dialog.Root onOpenChange={changed}>
        <Dialog.Trigger className="mine">Open</Dialog.Trigger>
        {content}
      </Dialog.Root>,
    ),
  );
  const trigger = screen.getByRole('button', { name: 'Open' });
  expect(trigger.dataset['slot']).toBe('dialog-trigger');
  expect(trigger.className).toMatch(/ mine$/);
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(trigger);
  const dialog = screen.getByRole('dialog', {
    name: 'Find a token',
    description: 'By its symbol.',
  });
  expect(document.activeElement).toBe(screen.getByLabelText('Symbol'));
  expect(dialog.className).toContain('border-accent');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(trigger);
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

/** Agrees to be closed at the second request. */
function Hesitant({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const [asked, setAsked] = useState(0);
  return (
    <Dialog.Root
      open={asked < 2}
      onOpenChange={(open) => {
        onOpenChange(open);
        setAsked(asked + 1);
      }}
    >
      {content}
    </Dialog.Root>
  );
}

test('a controlled dialog closes when its caller closes it', async () => {
  const changed = vi.fn();
  render(inLocale(<Hesitant onOpenChange={changed} />));
  await userEvent.keyboard('{Escape}');
  expect(changed).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('dialog')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an own button opens and closes it, and its variants have names', async () => {
  render(
    inLocale(
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <button type="button">Delete</button>
        </Dialog.Trigger>
        <Dialog.Content tone="danger" size="wide">
          <Dialog.Title>Delete the draft</Dialog.Title>
          <Dialog.Body>
            <Dialog.Close asChild>
              <Button variant="primary">Keep it</Button>
            </Dialog.Close>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const { className } = screen.getByRole('dialog');
  expect(className).toContain('border-danger');
  expect(className).toContain('md:max-w-search');
  const keep = screen.getByRole('button', { name: 'Keep it' });
  expect(document.activeElement).toBe(keep);
  await userEvent.click(keep);
  expect(screen.queryByRole('dialog')).toBeNull();
});
