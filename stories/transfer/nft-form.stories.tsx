import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { NftForm } from '#src/components/transfer/nft-form.tsx';
import type { PickableNft } from '#src/components/transfer/nft-picker.tsx';
import { hostile } from '../fixtures/hostile.ts';

const nft = (
  id: string,
  name: string | null,
  contract: PickableNft['contract'] = 'atomicassets',
) => ({ id, name, contract, collection: 'savannah', thumbnail: null });
const nfts: PickableNft[] = [
  nft('1099511627776', 'Young pronghorn'),
  nft('1099511627777', 'Old pronghorn'),
  nft('100000000000011', 'Grass', 'simpleassets'),
  nft('1099511627778', null),
];

const meta = {
  title: 'transfer/NftForm',
  component: NftForm,
  args: {
    from: 'alice',
    nfts,
    many: true,
    fromAnywhere: false,
    existence: (name: string): Existence | null => (name === 'nosuchname12' ? 'missing' : null),
    isExchange: () => false,
    onRecipient: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof NftForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const picked = { to: 'bob', memo: '', ids: '', picked: ['atomicassets/1099511627776'] };

export const One: Story = {
  args: { many: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Young/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /Grass/ }));
    await expect(canvas.getByText('Chosen: 1')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('To'), 'bob');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ to: 'bob', memo: '', assets: [nfts[2]] });
  },
};
export const Several: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Young/ }));
    await userEvent.type(canvas.getByLabelText('By id'), '100000000000011');
    await userEvent.type(canvas.getByLabelText('To'), 'bob');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        to: 'bob',
        memo: '',
        assets: [nfts[0], nfts[2]],
      }),
    );
  },
};
export const Dark: Story = { args: { initial: picked }, globals: { theme: 'dark' } };
export const RTL: Story = { args: { initial: picked }, globals: { locale: 'ar' } };
export const Phone: Story = {
  args: { initial: picked },
  globals: { viewport: { value: 'mobile1' } },
};
export const Signing: Story = { args: { initial: picked, signing: true } };
export const Hostile: Story = {
  args: {
    nfts: Object.values(hostile).map((text, at) => ({
      ...nft(String(at), text),
      collection: text,
    })),
  },
};
export const Many: Story = {
  args: { nfts: Array.from({ length: 30 }, (_, at) => nft(String(at), `Pronghorn ${at + 1}`)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: /6 more/ }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(30);
  },
};
export const Wrong: Story = {
  args: { initial: { to: 'nosuchname12', memo: '', ids: '7', picked: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Choose an NFT first.')).toBeVisible();
    await expect(canvas.getByText('Not among your NFTs: 7')).toBeVisible();
    await expect(canvas.getByText('Account not found!')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
