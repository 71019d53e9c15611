import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ListedEndpoint, NodeReport } from '#src/chain/model/endpoint/endpoint.ts';
import { EndpointTable } from '#src/components/endpoint/endpoint-table.tsx';
import { OwnNodeForm } from '#src/components/endpoint/own-node-form.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { timedOut } from '../fixtures/failures.ts';

const listed = (host: string, ...roles: ListedEndpoint['roles']): ListedEndpoint => ({
  url: `https://${host}`,
  roles,
  own: false,
});
const endpoints = [
  listed('eos.greymass.com', 'reads', 'history', 'transactions', 'wallets'),
  listed('eos.eosusa.io', 'reads'),
  listed('api.main.alohaeos.com', 'reads'),
  listed('api.eossweden.org', 'reads', 'transactions'),
  listed('another.example', 'reads'),
];
const chainId = 'c'.repeat(64);
const good: NodeReport = {
  kind: 'reached',
  latency: 84.2,
  head: 400_123_456,
  irreversible: 400_123_454,
  lag: 700,
  version: 'v1.2.2',
  chainId,
  features: ['history', 'traces', 'key-accounts'],
  memory: { used: 6_000_000_000, size: 8_000_000_000 },
};
const reports = new Map<string, NodeReport>([
  ['https://eos.greymass.com', good],
  ['https://eos.eosusa.io', { ...good, latency: 1_240, lag: 95_000, features: [], memory: null }],
  ['https://api.main.alohaeos.com', { kind: 'blocked' }],
  ['https://api.eossweden.org', { kind: 'failed', reason: 'timeout', message: timedOut }],
  ['https://another.example', { ...good, chainId: 'd'.repeat(64), features: null }],
]);

const meta = {
  title: 'endpoint/EndpointTable',
  component: EndpointTable,
  args: {
    endpoints,
    reports,
    chainId,
    inUse: 'https://eos.greymass.com',
    preferred: null,
    onPrefer: fn(),
  },
} satisfies Meta<typeof EndpointTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const state of ['Responds', 'Behind', 'No CORS', 'No response', 'Another chain'])
      await expect(canvas.getAllByText(state)[0]).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Prefer another.example' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Prefer eos.eosusa.io' }));
    await expect(args.onPrefer).toHaveBeenCalledWith('https://eos.eosusa.io');
  },
};
export const Checking: Story = { args: { reports: new Map() } };
export const Preferred: Story = {
  args: { preferred: 'https://eos.eosusa.io', inUse: 'https://eos.eosusa.io' },
};
const own: ListedEndpoint = { url: 'http://localhost:8888', roles: ['reads'], own: true };
export const OwnNode: Story = {
  args: {
    endpoints: [own, ...endpoints],
    reports: new Map([...reports, [own.url, good]]),
    preferred: own.url,
    inUse: own.url,
  },
};
export const Hostile: Story = {
  args: {
    endpoints: endpoints.slice(0, 1),
    reports: new Map([['https://eos.greymass.com', { ...good, version: hostile.unbroken }]]),
  },
};

const form = { canConnect: () => true, problem: null, pending: false, onAdd: () => undefined };

export const Form: Story = { render: () => <OwnNodeForm {...form} /> };
export const FormRefuses: Story = {
  render: () => <OwnNodeForm {...form} canConnect={() => false} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Node URL'), 'https://node.example:8889{Enter}');
    await expect(canvas.getByText(/ssh -L 8889:localhost:8889 node\.example/)).toBeVisible();
  },
};
export const FormWrongChain: Story = {
  render: () => <OwnNodeForm {...form} problem="wrong-chain" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Node URL'), 'localhost:8888{Enter}');
    await expect(canvas.getByText('This node belongs to another chain.')).toBeVisible();
  },
};
export const FormPending: Story = { render: () => <OwnNodeForm {...form} pending /> };
