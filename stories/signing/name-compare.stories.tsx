import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NameCompare } from '#src/components/signing/name-compare.tsx';

const meta = {
  title: 'signing/NameCompare',
  component: NameCompare,
  args: { name: 'caro1', like: 'carol' },
  decorators: [
    (Story) => (
      <div className="max-w-form bg-danger-soft p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NameCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLetter: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('caro1 is not carol.')).toBeVisible();
    await expect(
      canvas.getByText('Different characters: 1 in caro1, l in carol.'),
    ).toBeInTheDocument();
  },
};
export const Phone: Story = {
  args: { name: 'b1nancecleos', like: 'binancecleos' },
  globals: { viewport: { value: 'mobile1' } },
};
export const LetterMore: Story = {
  args: { name: 'caroll', like: 'carol' },
  async play({ canvas }) {
    await expect(
      canvas.getByText('Different characters: l in caroll, none in carol.'),
    ).toBeInTheDocument();
  },
};
export const LettersSwapped: Story = { args: { name: 'bniancecleos', like: 'binancecleos' } };
