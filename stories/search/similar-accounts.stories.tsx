import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimilarAccounts } from '#src/components/search/similar-accounts.tsx';

const meta = {
  title: 'search/SimilarAccounts',
  component: SimilarAccounts,
  args: {
    beginning: 'bp',
    names: ['alpha', 'bravo', 'delta', 'echo1', 'hotel', 'india', 'lima1'].map(
      (name) => `bp${name}11111`,
    ),
  },
} satisfies Meta<typeof SimilarAccounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const One: Story = { args: { beginning: 'alice', names: ['alice'] } };
