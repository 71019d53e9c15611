import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  isHarmful,
  type SigningPreview as Preview,
} from '#src/chain/model/signing/signing-preview.ts';
import { verdictOf } from '#src/chain/model/signing/verdict.ts';
import { SigningPreview } from '#src/components/signing/signing-preview.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { currentBalances, plain, risksPending } from '../fixtures/signing.ts';
import { settled } from './settled.ts';

interface ReviewProps {
  preview: Preview;
  onSign: () => void;
  onCancel: () => void;
}

/** The review as its window shows it. */
function Review({ preview, onSign, onCancel }: ReviewProps) {
  return (
    <Dialog.Root open onOpenChange={onCancel}>
      <Dialog.Content tone={isHarmful(preview) ? 'danger' : 'neutral'} size="wide" focusWindow>
        <Dialog.Title>Review transaction</Dialog.Title>
        <Dialog.Close />
        <Dialog.Body>
          <SigningPreview
            preview={preview}
            currentBalances={currentBalances}
            system="eosio"
            tokenContract="eosio.token"
            onSign={onSign}
            onCancel={onCancel}
            onRecheck={onCancel}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The review that stands before every signature. */
const meta = {
  title: 'signing/ReviewDialog',
  component: Review,
  args: { preview: plain, onSign: fn(), onCancel: fn() },
} satisfies Meta<typeof Review>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Safe: Story = {
  play: async ({ args }) => {
    const sign = await screen.findByRole('button', { name: 'Sign' });
    await waitFor(() => expect(sign).toHaveFocus());
    await settled(sign);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
export const SafeDark: Story = { globals: { theme: 'dark' } };
export const SafeOnPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** While checks run, nothing that signs has the focus. */
export const Checking: Story = {
  args: { preview: { ...plain, verdict: verdictOf([], [risksPending]) } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSign).not.toHaveBeenCalled();
  },
};

export const Warning: Story = {
  args: { preview: { ...plain, verdict: verdictOf([{ rule: 'first-transfer', to: 'bob' }]) } },
};

const danger: Preview = {
  ...plain,
  verdict: verdictOf([
    { rule: 'look-alike', name: 'bob', like: 'b0b' },
    { rule: 'first-transfer', to: 'bob' },
  ]),
};

/** The main button is the safe one, and signing needs the checkbox. */
export const Danger: Story = {
  args: { preview: danger },
  async play({ args }) {
    const [first] = screen.getAllByRole('button', { name: /Sign|Cancel/ });
    await expect(first).toHaveTextContent('Cancel');
    const sign = screen.getByRole('button', { name: 'Sign' });
    await expect(sign).toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(await settled(sign));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
export const DangerDark: Story = { args: { preview: danger }, globals: { theme: 'dark' } };
export const DangerOnPhone: Story = {
  args: { preview: danger },
  globals: { viewport: { value: 'mobile1' } },
};
export const DangerRTL: Story = { args: { preview: danger }, globals: { locale: 'ar' } };
