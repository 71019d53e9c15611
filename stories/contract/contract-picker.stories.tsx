import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContractPicker } from '#src/components/contract/contract-picker.tsx';

const meta = {
  title: 'contract/ContractPicker',
  component: ContractPicker,
  args: {
    typed: '',
    onType: () => undefined,
    found: [],
    known: ['eosio', 'eosio.token', 'eosio.msig', 'eosio.wrap'],
    hrefOf: (name) => `#${name}`,
    onVisit: fn(),
  },
  render: function Live(args) {
    const [typed, setTyped] = useState(args.typed);
    return (
      <div className="space-y-6">
        <ContractPicker {...args} typed={typed} onType={setTyped} />
      </div>
    );
  },
} satisfies Meta<typeof ContractPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A chain's file may name dozens of contracts. */
export const Many: Story = {
  args: {
    known: [
      'eosio',
      'core.vaulta',
      'eosio.token',
      'eosio.msig',
      'eosio.wrap',
      'tethertether',
      'dappservices',
      'btc.ptokens',
      'simpleassets',
      'atomicassets',
      'atomicmarket',
    ],
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'atomicmarket' });
    await userEvent.click(link);
    await expect(args.onVisit).toHaveBeenCalledWith('atomicmarket');
  },
};

/** The arrows walk what was found; Enter opens the one that is marked. */
export const Suggested: Story = {
  args: { found: ['eosio.rex', 'eosio.ram', 'eosio.ramfee'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'eosio.r{ArrowDown}{ArrowDown}');
    await expect(within(canvasElement).getByRole('option', { selected: true })).toHaveTextContent(
      'eosio.ram',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onVisit).toHaveBeenCalledWith('eosio.ram');
  },
};
