import type { Meta, StoryObj } from '@storybook/react-vite';
import { readDryRun } from '#src/chain/model/transaction/dry-run.ts';
import { DryRunPart, type RunOutcome } from '#src/components/contract/dry-run-part.tsx';
import { hostile } from '../fixtures/hostile.ts';

const endpoint = 'https://api.example';
const command = 'curl -sS https://api.example/v1/chain/compute_transaction -d {}';

function ran(console: string): RunOutcome {
  const act = { account: 'eosio', name: 'powerup', authorization: [], data: {} };
  const result = readDryRun(
    {
      elapsed: 321,
      net_usage: 136,
      action_traces: [
        {
          action_ordinal: 1,
          creator_action_ordinal: 0,
          receiver: 'eosio',
          act,
          console,
          return_value_hex_data: '01',
          return_value_data: { fee: '0.0010 EOS', powup_net_weight: 12 },
          account_ram_deltas: [{ account: 'alice', delta: 112 }],
          receipt: { receiver: 'eosio', global_sequence: 1, act_digest: '1' },
        },
      ],
    },
    endpoint,
  );
  return result.kind === 'unknown' ? result : { ...result, command };
}

/** Below the form of an action, for those who build contracts. */
const meta = {
  title: 'contract/DryRunPart',
  component: DryRunPart,
  args: { outcome: null, onRun: (() => undefined) as (() => void) | null },
} satisfies Meta<typeof DryRunPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { onRun: null } };
export const Loading: Story = { args: { outcome: { kind: 'running' } } };
export const Done: Story = { args: { outcome: ran('fee is 10') } };
export const Hostile: Story = { args: { outcome: ran(hostile.markup.repeat(20)) } };
export const Refused: Story = {
  args: { outcome: { kind: 'refused', endpoint, message: 'overdrawn balance', command } },
};
export const Error: Story = {
  args: { outcome: { kind: 'failed', message: 'Invalid symbol', source: null } },
};
export const Unsupported: Story = { args: { outcome: { kind: 'unknown' } } };
export const Dark: Story = { args: { outcome: ran('') }, globals: { theme: 'dark' } };
export const RTL: Story = { args: { outcome: ran('fee is 10') }, globals: { locale: 'ar' } };
