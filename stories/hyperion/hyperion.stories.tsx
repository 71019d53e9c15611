import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { HyperionHealth } from '#src/chain/model/hyperion/health.ts';
import { FeatureList } from '#src/components/hyperion/feature-list.tsx';
import { HealthFacts } from '#src/components/hyperion/health-facts.tsx';
import { HyperionQueryForm } from '#src/components/hyperion/query-form.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { ago } from '../fixtures/time.ts';

const health: HyperionHealth = {
  version: '4.0.7',
  host: 'history.example',
  parts: ['RabbitMq', 'NodeosRPC', 'Elasticsearch'].map((name) => ({ name, isOk: true })),
  head: 400_123_456,
  headTime: ago(1_000),
  chainId: 'c'.repeat(64),
  firstIndexed: 2,
  lastIndexed: 400_123_450,
  missing: 0,
  features: [
    { name: 'streaming.enable', isOn: true },
    { name: 'streaming.traces', isOn: true },
    { name: 'tables.proposals', isOn: false },
    { name: 'failed_trx', isOn: false },
    { name: 'of_its_own', isOn: true },
  ],
};

const meta = {
  title: 'hyperion/Hyperion',
  component: HealthFacts,
  args: { health },
} satisfies Meta<typeof HealthFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('6 blocks behind')).toBeVisible();
    await expect(canvas.getByText('None')).toBeVisible();
  },
};
export const MissingBlocks: Story = {
  args: {
    health: {
      ...health,
      parts: health.parts.map((part, index) => ({ ...part, isOk: index !== 0 })),
      firstIndexed: 180_000_001,
      lastIndexed: 400_100_000,
      missing: 1,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('180,000,000 blocks')).toBeVisible();
    await expect(canvas.getByText('1 block between first and last')).toBeVisible();
    await expect(canvas.getByText(/failing/)).toBeVisible();
  },
};
export const ReportsLittle: Story = {
  args: {
    health: {
      ...health,
      head: null,
      headTime: null,
      firstIndexed: null,
      lastIndexed: null,
      missing: null,
      parts: [{ name: hostile.markup, isOk: false }],
      version: hostile.unbroken,
      host: '',
    },
  },
};

export const Features: Story = { render: () => <FeatureList features={health.features} /> };
export const FeaturesRTL: Story = { ...Features, globals: { locale: 'ar' } };
export const NoFeatures: Story = { render: () => <FeatureList features={[]} /> };

const onValue = fn();
export const Query: Story = {
  render: () => (
    <HyperionQueryForm
      base="https://history.example"
      call="/v2/history/get_actions"
      values={{ account: 'alice', filter: 'eosio.token:transfer' }}
      onCall={fn()}
      onValue={onValue}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link =
      'https://history.example/v2/history/get_actions?account=alice&filter=eosio.token%3Atransfer';
    await expect(canvas.getByRole('link')).toHaveAttribute('href', link);
    await userEvent.type(canvas.getByLabelText('Limit'), '5');
    await expect(onValue).toHaveBeenCalledWith('limit', '5');
  },
};
export const QueryRTL: Story = {
  render: () => (
    <HyperionQueryForm
      base="https://history.example"
      call="/v2/health"
      values={{}}
      onCall={fn()}
      onValue={fn()}
    />
  ),
  globals: { locale: 'ar' },
};
