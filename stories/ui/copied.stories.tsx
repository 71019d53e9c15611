import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copied } from '#src/components/ui/copied.tsx';
import { Hash } from '#src/components/ui/hash.tsx';

const id = '189c31a9f4be2f1a7d6c0b5e3f8a9d2c4b7e1f0a6d3c8b5e2f9a1d4c7b0e3f6a';

const meta = {
  title: 'ui/Copied',
  component: Copied,
  args: { value: id, children: <Hash value={id} /> },
} satisfies Meta<typeof Copied>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** It takes the room there is, and the button keeps its own. */
export const Narrow: Story = {
  decorators: [
    (Inner) => (
      <div className="w-40 border">
        <Inner />
      </div>
    ),
  ],
};
