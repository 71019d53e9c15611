import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { usePaged } from '#src/components/ui/rows/show-more.tsx';

function Names({ count, page }: { count: number; page: number }) {
  const names = Array.from({ length: count }, (_, index) => `account${index + 1}`);
  const { shown, more } = usePaged(names, page);
  return (
    <>
      <ul>
        {shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** A list that shows its next rows on demand. Use it where a list has an end that is known. */
const meta = {
  title: 'ui/ShowMore',
  component: Names,
  args: { count: 12, page: 5 },
} satisfies Meta<typeof Names>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button names how many come, and goes with the last of them. */
export const ByPages: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(page.getByRole('button', { name: /5/ }));
    await expect(page.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(page.getByRole('button', { name: /2/ }));
    await expect(page.getAllByRole('listitem')).toHaveLength(12);
    await expect(page.queryByRole('button')).toBeNull();
  },
};

export const AllShown: Story = {
  args: { count: 5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
