import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ScopeList } from '#src/components/contract/scope-list.tsx';
import { hostile } from '../fixtures/hostile.ts';

const meta = {
  title: 'contract/ScopeList',
  component: ScopeList,
  args: {
    scopes: [
      { scope: 'alice', rows: 3, atMost: 6 },
      { scope: 'bob', rows: 1, atMost: 2 },
      { scope: 'eosio.token', rows: 12_400, atMost: 24_800 },
      { scope: '1397703940', rows: 1, atMost: 2 },
    ],
    current: 'bob',
    typed: '',
    onType: () => undefined,
    hrefOf: (scope) => `#${scope}`,
    onVisit: fn(),
  },
  render: function Live(args) {
    const [typed, setTyped] = useState(args.typed);
    return <ScopeList {...args} typed={typed} onType={setTyped} />;
  },
} satisfies Meta<typeof ScopeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The node's count is of rows and of an index, and nobody says whether there is one. */
export const AtMost: Story = {
  args: { scopes: [{ scope: 'eosio', rows: null, atMost: 200_000 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up to 200,000 rows')).toBeInTheDocument();
  },
};
export const NoneChosen: Story = { args: { current: null } };
export const NoScopes: Story = {
  args: { scopes: [], current: null, children: <p className="p-4">—</p> },
};
export const Hostile: Story = {
  args: {
    scopes: [
      { scope: hostile.markup, rows: 0, atMost: 0 },
      { scope: hostile.override, rows: 7, atMost: 7 },
    ],
  },
};

/** A scope that the list does not hold is typed. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { hidden: true });
    await userEvent.type(field, 'carol{Enter}');
    await expect(args.onVisit).toHaveBeenCalledWith('carol');
  },
};
