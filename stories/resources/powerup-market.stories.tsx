import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { PowerupMarket } from '#src/components/resources/powerup-market.tsx';

const side = {
  weight: 9_000_000_000n,
  assumedStakeWeight: 1_000_000_000n,
  weightRatio: 10n ** 14n,
  initialWeightRatio: 10n ** 14n,
  targetWeightRatio: 10n ** 14n,
  initialAt: 0,
  targetAt: 0,
  utilizedAt: 0,
  exponent: 2,
  decaySeconds: 86_400,
  minPrice: parseAsset('20000.0000 EOS'),
  maxPrice: parseAsset('400000.0000 EOS'),
  utilization: 2_700_000_000n,
  adjustedUtilization: 2_700_000_000n,
};
const rate = { limit: 1_000_000n, weight: 1_000n };
const full = { ...side, utilization: side.weight, adjustedUtilization: side.weight };

const meta = {
  title: 'resources/PowerupMarket',
  component: PowerupMarket,
  args: {
    cpu: side,
    net: { ...side, utilization: 0n, adjustedUtilization: 0n },
    days: 1,
    minFee: parseAsset('0.0001 EOS'),
    rates: { cpu: rate, net: rate },
  },
} satisfies Meta<typeof PowerupMarket>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price of a share follows what is typed; the curve begins at the utilization of now. */
export const Market: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const share = canvas.getByLabelText('Share of the market');
    await userEvent.clear(share);
    await userEvent.type(share, '1');
    await expect(canvas.getByText('CPU a day (estimate)').nextSibling).toHaveTextContent(
      '1.04 days',
    );
    const slider = canvas.getByRole('slider', { name: /^Price of 1% of the CPU/ });
    await expect(slider).toHaveAttribute('aria-valuetext', '1,340.0000 EOS, 30%');
    await fireEvent.change(slider, { target: { value: '100' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '4,000.0000 EOS, 100%');
    await userEvent.click(canvas.getByRole('button', { name: 'NET' }));
    await expect(canvas.getByRole('slider', { name: /^Price of 1% of the NET/ })).toHaveAttribute(
      'aria-valuetext',
      '200.0000 EOS, 0%',
    );
  },
};
/** On the form's own page the share fills it in. */
export const BelowItsForm: Story = {
  args: { belowForm: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Fill in the form above' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/wallet/powerup?cpu='));
  },
};
export const NoRates: Story = { args: { rates: null } };
export const RentedOut: Story = { args: { cpu: full, net: full } };
export const NoShare: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Share of the market'), 'x');
    await expect(canvas.getByText('Enter a share above 0 and up to 100%.')).toBeVisible();
  },
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = canvas.getByRole('table', { name: /^Price of 1% of the CPU/ });
    await expect(within(table).getAllByRole('row')).toHaveLength(102);
  },
};
