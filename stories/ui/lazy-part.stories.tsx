import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartNotLoaded } from '#src/components/ui/lazy-part.tsx';

const meta = {
  title: 'ui/LazyPart',
  component: PartNotLoaded,
} satisfies Meta<typeof PartNotLoaded>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The code of a part could not be loaded, as without a connection. */
export const NotLoaded: Story = {};
