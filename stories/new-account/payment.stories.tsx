import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { NameAndKeyForm } from '#src/components/new-account/name-and-key-form.tsx';
import { NoEmail } from '#src/components/new-account/no-email.tsx';
import { ArrivalBanner, Payment } from '#src/components/new-account/payment.tsx';

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

const meta = {
  title: 'new-account/Payment',
  component: Payment,
  args: {
    to: 'create.gm',
    amount: parseAsset('0.0630 A'),
    memo: `newaccount12-${KEY}`,
  },
} satisfies Meta<typeof Payment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PriceUnknown: Story = { args: { amount: null } };

export const Waiting: Story = {
  render: () => <ArrivalBanner name="newaccount12" arrival="waiting" />,
};
export const Created: Story = {
  render: () => <ArrivalBanner name="newaccount12" arrival="created" />,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open the account' });
    await expect(link).toHaveAttribute('href', '/account/newaccount12');
  },
};
export const OtherKey: Story = {
  render: () => <ArrivalBanner name="newaccount12" arrival="other-key" />,
};

const onNext = fn();

export const FirstStep: Story = {
  render: () => (
    <NameAndKeyForm
      initial={{ name: 'newaccount12', key: '' }}
      existence={() => 'missing'}
      onName={fn()}
      bidHref={null}
      chain="EOS"
      isSecure
      generate={fn()}
      spell={(key) => key}
      onNext={onNext}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Enter a public key, or generate one.')).toBeVisible();
    await expect(onNext).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Public key'), KEY);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onNext).toHaveBeenCalledWith({ name: 'newaccount12', key: KEY });
  },
};

export const Email: Story = { render: () => <NoEmail wallet={null} /> };
export const EmailWithWallet: Story = {
  render: () => <NoEmail wallet={{ name: 'WebAuth', href: 'https://webauth.com' }} />,
};
