import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignForm } from '#src/components/utility/sign-form.tsx';
import { type SignatureCheck, VerifyForm } from '#src/components/utility/verify-form.tsx';
import { samplePair } from './sample-pair.ts';

type Signed = Promise<{ signature: string; publicKey: string } | null>;

const signer = samplePair.publicKey.modern;
const signature = `SIG_K1_${'KBub1qurtE'.repeat(10)}`;

const meta = {
  title: 'utility/MessageForms',
  component: SignForm,
  args: { sign: fn((): Signed => Promise.resolve({ signature, publicKey: signer })) },
} satisfies Meta<typeof SignForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sign: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the message' }));
    await expect(canvas.getByText('Enter a message.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Message'), 'hello');
    await userEvent.type(canvas.getByLabelText('Private key'), '5K');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the message' }));
    await expect(await canvas.findByText(signature)).toBeVisible();
    await expect(args.sign).toHaveBeenCalledWith('5K', 'hello');
    await expect(canvas.getByLabelText('Private key')).toHaveValue('');
  },
};
export const SignWithInvalidKey: Story = {
  args: { sign: fn((): Signed => Promise.resolve(null)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the message' }));
    await expect(await canvas.findByText('Invalid Private Key')).toBeVisible();
  },
};

const verified = (check: SignatureCheck, title: string): Story => ({
  render: () => (
    <VerifyForm
      initial={{ message: 'hello', signature, publicKey: '' }}
      verify={() => Promise.resolve(check)}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByText(title)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Message'), '!');
    await expect(canvas.queryByText(title)).toBeNull();
  },
});

export const Recovered = verified({ signer, expected: null }, 'Valid signature of this key');
export const Expected = verified({ signer, expected: true }, 'Valid signature of the expected key');
export const OtherKey = verified({ signer, expected: false }, 'Signed by another key');
export const Invalid = verified({ signer: null, expected: null }, 'Invalid signature');
