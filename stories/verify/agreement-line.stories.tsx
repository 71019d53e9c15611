import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { AgreementLine } from '#src/components/verify/agreement-line.tsx';
import { StaleLine } from '#src/components/ui/stale-line.tsx';

const nodes = ['https://eos.greymass.com', 'https://eos.eosusa.io'] as const;

const differing: Agreement = {
  kind: 'differ',
  nodes,
  differences: [
    { kind: 'balance', of: 'alice (eosio.token)', first: '987654.3210 EOS', second: '12.0000 EOS' },
    {
      kind: 'permission',
      of: 'alice@active',
      first: '≥ 1: EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV +1, bob@active +1',
      second: null,
    },
    { kind: 'account', of: 'bob', first: 'no', second: 'yes' },
  ],
  agreeing: [],
};

const meta = {
  title: 'verify/AgreementLine',
  component: AgreementLine,
  args: { agreement: { kind: 'agree', nodes, prices: [] } },
} satisfies Meta<typeof AgreementLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agree: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 nodes agree');
  },
};
export const AgreeOnPrices: Story = {
  args: {
    agreement: {
      kind: 'agree',
      nodes,
      prices: [
        { kind: 'proceeds', of: 'sellram 3000 bytes', value: '0.0534 EOS' },
        { kind: 'cost', of: 'powerup alice', value: '0.1200 EOS' },
        { kind: 'bid', of: 'bidname game', value: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Result of/)).toHaveTextContent('Result of sellram 3000 bytes');
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('none');
  },
};
export const AgreeDark: Story = { globals: { theme: 'dark' } };
export const AgreeRTL: Story = { globals: { locale: 'ar' } };
export const Disagree: Story = {
  args: { agreement: differing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('987654.3210 EOS');
    await expect(canvas.getByRole('alert')).toHaveTextContent('12.0000 EOS');
  },
};
export const OneOfThreeObjects: Story = {
  args: { agreement: { ...differing, agreeing: [nodes[0], 'https://eos.example'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The nodes disagree');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '2 of 3 nodes agree eos.greymass.com · eos.example',
    );
  },
};
export const DisagreeDark: Story = { args: { agreement: differing }, globals: { theme: 'dark' } };
export const DisagreeRTL: Story = { args: { agreement: differing }, globals: { locale: 'ar' } };
export const HostileValue: Story = {
  args: {
    agreement: {
      kind: 'differ',
      nodes,
      differences: [
        { kind: 'balance', of: 'alice (\u202etoken)', first: '<b>1</b>'.repeat(90), second: null },
      ],
      agreeing: [],
    },
  },
};
export const Single: Story = { args: { agreement: { kind: 'single' } } };
export const Pending: Story = { args: { agreement: null } };
export const NoResponse: Story = {
  args: { agreement: { kind: 'failed', node: nodes[1], reason: 'no-response' } },
};
export const Behind: Story = {
  args: { agreement: { kind: 'failed', node: nodes[1], reason: 'stale' } },
};
export const OtherChain: Story = {
  args: { agreement: { kind: 'failed', node: nodes[1], reason: 'wrong-chain' } },
};

export const StaleData: Story = { render: () => <StaleLine seconds={120} /> };
export const StaleDataRTL: Story = { ...StaleData, globals: { locale: 'ar' } };
