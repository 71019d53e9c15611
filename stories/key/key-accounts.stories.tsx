import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyAccounts } from '#src/components/key/key-accounts.tsx';
import { toModernKey } from '#src/chain/core/key.ts';
import { KeyHeader } from '#src/components/key/key-header.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { activeKey, passkey } from '../fixtures/accounts.ts';

const meta = {
  title: 'key/KeyAccounts',
  component: KeyAccounts,
  args: {
    accounts: [
      { account: 'alice', permission: 'owner', weight: 1, threshold: 1 },
      { account: 'alice', permission: 'active', weight: 1, threshold: 1 },
      { account: 'treasury.gm', permission: 'active', weight: 1, threshold: 3 },
      { account: 'unknown.x', permission: 'active', weight: null, threshold: null },
      { account: 'untold.x', permission: '', weight: null, threshold: null },
    ],
  },
  render: ({ accounts }) => (
    <div className="space-y-6">
      <KeyHeader publicKey={activeKey} other={toModernKey(activeKey)} />
      <Section title="Accounts">
        <KeyAccounts accounts={accounts} />
      </Section>
    </div>
  ),
} satisfies Meta<typeof KeyAccounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongKey: Story = { render: () => <KeyHeader publicKey={passkey} /> };
