import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResultLinks } from '#src/components/search/found-links.tsx';
import { PastedActions } from '#src/components/search/pasted-actions.tsx';
import { PackedFacts, RequestFacts } from '#src/components/search/pasted-facts.tsx';
import { SearchForms } from '#src/components/search/search-forms.tsx';
import { Section } from '#src/components/ui/section.tsx';

const authorization = [{ actor: 'alice', permission: 'active' }];

const meta = {
  title: 'search/Pasted',
  component: PastedActions,
  args: {
    system: 'eosio',
    tokenContract: 'eosio.token',
    actions: [
      {
        account: 'eosio.token',
        name: 'transfer',
        authorization,
        hexData: '00',
        problem: null,
        data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'thanks' },
      },
      {
        account: 'nocontract',
        name: 'act',
        authorization,
        data: null,
        hexData: 'deadbeef',
        problem: 'Missing abi for nocontract',
      },
    ],
  },
  render: (args) => (
    <Section title="Preview">
      <PastedActions {...args} />
    </Section>
  ),
} satisfies Meta<typeof PastedActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {};

export const OfASigner: Story = {
  args: {
    actions: [
      {
        account: 'eosio.token',
        name: 'transfer',
        hexData: '00',
        problem: null,
        authorization: [{ actor: '(signer)', permission: 'active' }],
        data: { from: '(signer)', to: 'bob', quantity: '1.0000 EOS', memo: '<b>hi</b>' },
      },
    ],
  },
};

const id = '961d28059e228a92a3e9f87e35e71de42502bc57ecf299f91d26004bd3306e3a';
const header = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 2,
  transaction_extensions: [] as [number, string][],
};

export const Facts: Story = {
  render: () => (
    <div className="space-y-6">
      <Section title="Details">
        <PackedFacts
          transaction={{
            id,
            contextFreeData: [],
            header: { ...header, delay_sec: 3600, max_cpu_usage_ms: 5 },
          }}
          signatures={[]}
          payer={{ payer: 'bob', max_net_bytes: 1024, max_cpu_us: 2000, max_memory_bytes: '0' }}
        />
      </Section>
      <Section title="With an extension and context-free data">
        <PackedFacts
          transaction={{
            id,
            contextFreeData: ['cafe', '00'.repeat(200)],
            header: {
              ...header,
              delay_sec: 0,
              max_cpu_usage_ms: 0,
              transaction_extensions: [[9, 'ab']],
            },
          }}
          signatures={[]}
          payer="unknown"
        />
      </Section>
      <Section title="Of a request">
        <RequestFacts
          request={{
            identity: true,
            header: { expiration: '2026-01-01T00:00:00', delaySeconds: 0, extensions: [0, 9] },
            broadcast: false,
            callback: 'https://example.org/{{sig}}',
            background: true,
            scope: 'shop',
            asked: { actor: 'alice', permission: 'active' },
            signedBy: 'shop',
            info: [
              ['note', '<b>sign in</b>'],
              ['link', '2a000000d4010c69'],
            ],
          }}
          chains={null}
        />
      </Section>
    </div>
  ),
};

export const Forms: Story = {
  render: () => (
    <div className="space-y-6">
      <SearchForms
        chain={{ keyPrefix: 'FIO', features: ['fio-names'] }}
        searchText="what <b>is</b> this?"
      />
    </div>
  ),
};

const openSetting = fn();

export const FoundTools: Story = {
  render: () => (
    <SearchForms
      chain={{ keyPrefix: 'EOS' }}
      searchText="sell RAM"
      found={
        <ResultLinks
          title="Pages and tools"
          found={[
            {
              key: 'form:/wallet/ram/sell',
              href: '/wallet/ram/sell',
              label: 'Sell RAM',
              about: 'Sell RAM to the market.',
            },
            {
              key: 'setting:darkMode',
              onOpen: openSetting,
              label: 'Appearance',
              about: 'System · Light · Dark',
            },
          ]}
        />
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Sell RAM' });
    await expect(link).toHaveAttribute('href', '/wallet/ram/sell');
    await expect(canvas.queryByText('Format not recognized')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Appearance' }));
    await expect(openSetting).toHaveBeenCalled();
  },
};
