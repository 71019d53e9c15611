import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { partDocs } from '../part-docs.ts';

const meta = {
  title: 'ui/Dialog',
  parameters: partDocs('Dialog'),
  component: Dialog.Root,
  subcomponents: {
    'Dialog.Trigger': Dialog.Trigger,
    'Dialog.Content': Dialog.Content,
    'Dialog.Title': Dialog.Title,
    'Dialog.Description': Dialog.Description,
    'Dialog.Body': Dialog.Body,
    'Dialog.Close': Dialog.Close,
  },
  args: {
    open: true,
    onOpenChange: fn(),
    children: (
      <Dialog.Content>
        <Dialog.Title>Connect a wallet</Dialog.Title>
        <Dialog.Close />
        <Dialog.Body>
          <Dialog.Description>Choose how to sign.</Dialog.Description>
          <p>Wallets</p>
        </Dialog.Body>
      </Dialog.Content>
    ),
  },
} satisfies Meta<typeof Dialog.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Connect a wallet' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription('Choose how to sign.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Its trigger has the focus again once it is closed. */
export const GivesTheFocusBack: Story = {
  args: {
    open: undefined,
    children: (
      <>
        <Dialog.Trigger>Open</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Find a token</Dialog.Title>
          <Dialog.Close />
          <Dialog.Body>
            <input aria-label="Search" />
          </Dialog.Body>
        </Dialog.Content>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Search')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** With a button of its own that closes it, as wide as what is compared, marked as harmful. */
export const Danger: Story = {
  args: {
    children: (
      <Dialog.Content tone="danger" size="wide">
        <Dialog.Title>Delete the draft</Dialog.Title>
        <Dialog.Body>
          <p>The draft is only in this browser.</p>
          <Dialog.Close asChild>
            <Button>Keep it</Button>
          </Dialog.Close>
        </Dialog.Body>
      </Dialog.Content>
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
