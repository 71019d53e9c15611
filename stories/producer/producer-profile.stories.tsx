import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProducerNodes, ProducerProfile } from '#src/components/producer/producer-profile.tsx';
import type { PublishedProducer } from '#src/chain/model/vote/published-producer.ts';
import { hostile } from '../fixtures/hostile.ts';

const published: PublishedProducer = {
  source: 'producerjson',
  name: 'EOS Rio',
  website: 'https://eosrio.io',
  place: 'Rio de Janeiro',
  country: 'BR',
  at: { latitude: -22.9, longitude: -43.2 },
  social: [
    ['telegram', 'eosrio'],
    ['github', 'eosrio'],
  ],
  nodes: [
    {
      place: 'São Paulo',
      country: 'BR',
      at: { latitude: -23.5, longitude: -46.6 },
      kinds: ['query', 'seed'],
      endpoints: ['https://eos.eosrio.io', 'p2p.eosrio.io:9876'],
    },
    { place: '', country: 'CH', at: null, kinds: ['producer'], endpoints: [] },
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
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Bare: Story = {
  args: {
    published: {
      ...published,
      name: '',
      website: '',
      place: '',
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
      place: hostile.override,
      social: [[hostile.unbroken, hostile.markup]],
    },
  },
};
export const Long: Story = {
  args: {
    published: {
      ...published,
      nodes: Array.from({ length: 100 }, (_, place) => ({
        place: `Node ${place}`,
        country: 'BR',
        at: null,
        kinds: ['query'],
        endpoints: ['https://eos.eosrio.io'],
      })),
    },
  },
};
