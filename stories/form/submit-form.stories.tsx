import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FromField } from '#src/components/form/from-field.tsx';
import { SubmitForm } from '#src/components/form/submit-form.tsx';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { beforeLogIn, logIn } from '../fixtures/before-log-in.tsx';

const meta = {
  title: 'form/SubmitForm',
  component: SubmitForm,
  args: {
    label: 'Send',
    onSubmit: fn(),
    children: (
      <>
        <FromField label="From" account="alice" />
        <TextField label="Amount" required />
      </>
    ),
  },
} satisfies Meta<typeof SubmitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By its button and by Enter; the browser's own checks say nothing. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(canvas.getByLabelText('Amount'), '1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'In progress…' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Amount'), '1{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** For visitors the button logs in, whatever is typed. */
export const BeforeLogIn: Story = {
  args: { disabled: true },
  decorators: [beforeLogIn],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to send' }));
    await expect(logIn).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
/** The payer is shown but cannot be changed. */
export const From: Story = {
  play: async ({ canvas }) => {
    const from = canvas.getByLabelText('From');
    await userEvent.type(from, 'x');
    await expect(from).toHaveValue('alice');
  },
};
