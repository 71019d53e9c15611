import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ContractFacts } from '#src/components/contract/contract-facts.tsx';
import { PackedData } from '#src/components/contract/packed-data.tsx';
import { Ricardian } from '#src/components/contract/action-parts.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { ago, day } from '../fixtures/time.ts';

const nothing = () => undefined;
const hash = 'a4f741cee5cd80d1cd71b8fe2d26eaaa3fb15f4bab948ab0d3307fe060376ed6';

/** Opens all that is folded. */
async function unfold(canvasElement: HTMLElement): Promise<void> {
  for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
}

const meta = {
  title: 'contract/ActionParts',
  component: PackedData,
  args: { packed: { kind: 'packed', hex: '0000000000855c34' }, onOpen: nothing },
  play: ({ canvasElement }) => unfold(canvasElement),
} satisfies Meta<typeof PackedData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packed: Story = {};
export const PackedDark: Story = { globals: { theme: 'dark' } };
export const PackedRTL: Story = { globals: { locale: 'ar' } };
export const PackerOnItsWay: Story = { args: { packed: null } };
export const Refused: Story = {
  args: { packed: { kind: 'refused', message: 'Invalid symbol', path: 'quantity' } },
};

export const Promises: Story = {
  render: () => <Ricardian body="The sender pays the receiver." />,
};
export const NoPromises: Story = { render: () => <Ricardian body="" /> };
export const HostilePromises: Story = {
  render: () => <Ricardian body={hostile.markup.repeat(500)} />,
  play: async ({ canvasElement }) => {
    await unfold(canvasElement);
    if (within(canvasElement).queryByRole('img')) throw new Error('A text became an element.');
  },
};

export const Facts: Story = {
  render: () => (
    <ContractFacts
      account="eosio.token"
      abiVersion="eosio::abi/1.2"
      codeHash={hash}
      setAt={ago(day)}
    />
  ),
};
export const FactsUnknown: Story = {
  render: () => (
    <ContractFacts account="eosio" abiVersion={hostile.override} codeHash={null} setAt={null} />
  ),
};
export const FactsWithoutCode: Story = {
  render: () => <ContractFacts account="alice" abiVersion="" codeHash="" setAt={null} />,
};
