import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChainRow } from '#src/components/elsewhere/chain-row.tsx';
import { FoundAccounts } from '#src/components/elsewhere/found-accounts.tsx';
import { Section } from '#src/components/ui/section.tsx';

const meta = {
  title: 'elsewhere/ChainRow',
  component: ChainRow,
  args: {
    chain: 'WAX',
    state: { kind: 'ready', value: null },
    none: 'No account of this name',
    children: () => (
      <FoundAccounts site="https://wax.example.org" names={['alice']} agreement="same" />
    ),
  },
  decorators: [
    (Story) => (
      <Section title="On other chains">
        <ul>
          <Story />
        </ul>
      </Section>
    ),
  ],
} satisfies Meta<typeof ChainRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = (agreement: 'some' | 'different' | 'unknown') => () => (
  <FoundAccounts site="https://wax.example.org" names={['alice']} agreement={agreement} />
);

export const Default: Story = {};
export const SomeKeys: Story = { args: { children: found('some') } };
export const DifferentOwner: Story = { args: { children: found('different') } };
export const OthersControlIt: Story = { args: { children: found('unknown') } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const None: Story = { args: { state: { kind: 'missing' } } };
export const NoIndex: Story = { args: { state: { kind: 'unsupported', service: 'hyperion' } } };
export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      failure: { endpoint: 'https://wax.example.org', message: 'timed out' },
    },
    onRetry: () => undefined,
  },
};
export const ManyNames: Story = {
  args: {
    children: () => (
      <FoundAccounts
        site="https://wax.example.org"
        names={Array.from('abcdefghijklmnop', (letter) => `account.${letter}`)}
      />
    ),
  },
};
