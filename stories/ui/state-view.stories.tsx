import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { connectionFailed } from '#src/chain/core/messages.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { timedOut } from '../fixtures/failures.ts';

interface Args {
  state: LoadState<string>;
  heading?: string;
  onRetry: () => void;
}

const failure = {
  endpoint: 'https://eos.greymass.com',
  message: timedOut,
};

/** The six states of a request. Everything that loads is drawn through it, so that none is forgotten. */
const meta = {
  title: 'ui/StateView',
  args: { state: { kind: 'ready', value: 'Seven actions' }, onRetry: fn() },
  render: ({ state, heading, onRetry }) => (
    <Section title="Latest actions">
      <StateView
        state={state}
        heading={heading}
        onRetry={onRetry}
        empty={{ title: 'No actions found', text: 'Transfers and votes will be listed here.' }}
        missing={{ title: 'Account not found', text: 'No account has the name nosuchname12.' }}
      >
        {(value) => <p className="p-4">{value}</p>}
      </StateView>
    </Section>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const NoConnection: Story = {
  args: { state: { kind: 'failed', failure: { ...failure, message: connectionFailed } } },
};
export const Default: Story = {};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Empty: Story = { args: { state: { kind: 'empty' } } };
export const Missing: Story = { args: { state: { kind: 'missing' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', failure } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedPage: Story = {
  args: { state: { kind: 'failed', failure }, heading: 'bob.example' },
};
export const FailedDark: Story = { args: Failed.args!, globals: { theme: 'dark' } };
export const FailedRTL: Story = { args: Failed.args!, globals: { locale: 'ar' } };
export const FailedHostile: Story = {
  args: { state: { kind: 'failed', failure: { endpoint: null, message: hostile.markup } } },
};
export const Stale: Story = {
  args: { state: { kind: 'ready', value: 'Seven actions, as last known', failure } },
};
export const Unsupported: Story = { args: { state: { kind: 'unsupported', service: 'hyperion' } } };
