import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoteFirst } from '#src/components/vote/vote-first.tsx';

const meta = {
  title: 'vote/VoteFirst',
  component: VoteFirst,
  args: {
    title: 'Vote first',
    text: 'Lending asks for votes for 21 producers, or for a proxy.',
    link: 'Vote',
  },
} satisfies Meta<typeof VoteFirst>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
