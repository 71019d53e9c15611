import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProducerNodes, ProducerProfile } from '#src/components/producer/producer-profile.tsx';
import type { PublishedProducer } from '#src/chain/model/vote/published-producer.ts';
import { hostile } from '../fixtures/hostile.ts';

const published: PublishedProducer = {
  source: 'producerjson',
  name: 'EOS Rio',
  website: 'https://eosrio.io',
  location: 'Rio de Janeiro',
  country: 'BR',
  at: { latitude: -22.9, longitude: -43.2 },
  social: [
    ['telegram', 'eosrio'],
    ['github', 'eosrio'],
  ],
  nodes: [
    {
      location: 'São Paulo',
      country: 'BR',
      at: { latitude: -23.5, longitude: -46.6 },
      kinds: ['query', 'seed'],
      endpoints: ['https://eos.eosrio.io', 'p2p.eosrio.io:9876'],
    },
    { location: '', country: 'CH', at: null, kinds: ['producer'], endpoints: [] },
  ],
};

const meta = {
  title: 'producer/ProducerProfile',
  component: ProducerProfile,
  args: { published },
  render: (args) => (
    <div className="space-y-6">
      <ProducerProfile {...args} />
      <ProducerNodes nodes={args.published.nodes} />
    </div>
  ),
} satisfies Meta<typeof ProducerProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bare: Story = {
  args: {
    published: {
      ...published,
      name: '',
      website: '',
      location: '',
      country: null,
      social: [],
      nodes: [],
    },
  },
};
export const Hostile: Story = {
  args: {
    published: {
      ...published,
      name: hostile.markup,
      website: 'javascript:alert(1)',
      location: hostile.override,
      social: [[hostile.unbroken, hostile.markup]],
    },
  },
};
/** A file with a trailing comma. */
export const Unreadable: Story = {
  args: {
    published: {
      ...published,
      name: '',
      nodes: [],
      unreadable: '{"org":{"candidate_name":"BP B",},"nodes":[]}',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The published data is not valid JSON')).toBeVisible();
    await userEvent.click(canvas.getByText('Published text'));
    await expect(canvas.getByText(/"candidate_name":"BP B",\}/)).toBeVisible();
  },
};
/** Of two keys one has words before it, and the account has capitals. */
export const NoKeyAndNoAccount: Story = {
  args: {
    published: {
      ...published,
      account: 'ProducEr',
      keys: [
        'Key:EOS8QPw89hqrzohK6gKTHG8bVCte3thbwceE7rFN25k8GdPgsBJuu',
        'EOS8QPw89hqrzohK6gKTHG8bVCte3thbwceE7rFN25k8GdPgsBJuu',
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ProducEr').closest('a')).toBeNull();
    await expect(canvas.getByText(/^Key:/).closest('a')).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /EOS8Q/ })).toHaveLength(1);
  },
};
export const Long: Story = {
  args: {
    published: {
      ...published,
      nodes: Array.from({ length: 100 }, (_, index) => ({
        location: `Node ${index}`,
        country: 'BR',
        at: null,
        kinds: ['query'],
        endpoints: ['https://eos.eosrio.io'],
      })),
    },
  },
};
