import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkNotice } from '#src/components/form/link-notice.tsx';
import type { SensitivePower } from '#src/chain/model/permission/power-action.ts';
import { Button } from '#src/components/ui/button.tsx';

const meta = {
  title: 'form/LinkNotice',
  component: LinkNotice,
  args: { fields: ['Receiver', 'Amount', 'Memo'], onClear: fn() },
} satisfies Meta<typeof LinkNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Receiver, Amount, Memo');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
/** Something was typed before the link. */
export const WithDraft: Story = { args: { onRestore: fn() } };

/** Chains and links choose the names of an action's fields. */
export const HostileNames: Story = { args: { fields: ['to\u202Eycnerruc', 'a'.repeat(400)] } };

function Gated({ kind }: { kind: SensitivePower }) {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="space-y-4">
      <LinkNotice
        fields={['account', 'permission', 'parent', 'auth']}
        onClear={() => undefined}
        power={{ kind, agreed, onAgree: setAgreed }}
      />
      <Button disabled={!agreed}>Submit</Button>
    </div>
  );
}

export const Control: Story = {
  render: () => <Gated kind="control" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'I want to change who controls this account.' }),
    );
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
};
export const Proposal: Story = { render: () => <Gated kind="proposal" /> };
