import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { RamMoveForm } from '#src/components/resources/ram-move-form.tsx';
import { RamReturnForm } from '#src/components/resources/ram-return-form.tsx';

const liquid = parseAsset('120.5000 A');

const meta = {
  title: 'resources/RamMoves',
  component: RamMoveForm,
  args: {
    move: 'transfer',
    from: 'alice',
    symbol: liquid.symbol,
    ram: { bought: 20_000n, gift: null, quota: 21_400, used: 5000 },
    wrapped: 37_000n,
    liquid,
    market: { bytes: 62_656_849_725n, tokens: parseAsset('1096762.9136 A') },
    existence: () => 'exists',
    initial: { to: 'bob', amount: '512', memo: '' },
    onReceiver: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof RamMoveForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Transfer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer RAM' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ to: 'bob', amount: '512', memo: '' });
  },
};
export const TooMuch: Story = {
  args: { initial: { to: 'alice', amount: '16401', memo: '' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer RAM' }));
    await expect(await canvas.findByText('This exceeds the available balance.')).toBeVisible();
    await expect(canvas.getByText('Sender and receiver are the same.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Burn: Story = { args: { move: 'burn' } };
export const BuyAndBurn: Story = {
  args: { move: 'buy-burn', initial: { to: '', amount: '1', memo: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('56,843 bytes')).toBeVisible();
  },
};
export const Gift: Story = { args: { move: 'gift' } };
export const GiftOfAnother: Story = {
  args: { move: 'gift', giftOf: () => ({ gifter: 'carol', bytes: 4096n }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Gift RAM' }));
    await expect(await canvas.findByText(/holds a gift from carol/)).toBeVisible();
  },
};
export const Wrap: Story = { args: { move: 'wrap' } };
export const Unwrap: Story = { args: { move: 'unwrap' } };
export const FiguresUnknown: Story = {
  args: { ram: null, wrapped: null, liquid: null, market: null },
};

const held = { gifter: 'carol', bytes: 8192n };
export const Return: Story = {
  render: () => (
    <RamReturnForm gift={held} inTheWay={0n} initial={{ memo: 'thanks' }} onSubmit={fn()} />
  ),
};
export const ReturnInUse: Story = {
  render: () => (
    <RamReturnForm gift={held} inTheWay={1200n} initial={{ memo: '' }} onSubmit={fn()} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Return RAM' })).toBeDisabled();
    await expect(canvas.getByText(/1,200 bytes first/)).toBeVisible();
  },
};
export const NothingToReturn: Story = {
  render: () => <RamReturnForm gift={null} inTheWay={0n} initial={{ memo: '' }} onSubmit={fn()} />,
};
