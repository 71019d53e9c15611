import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { JsonPanel, JsonView } from '#src/components/ui/json-view.tsx';
import { hostileTrace } from '../fixtures/actions.ts';
import { swap } from '../fixtures/transactions.ts';

const deep = Array.from({ length: 5_000 }).reduce<unknown>((inner) => ({ inner }), 'bottom');

const meta = {
  title: 'ui/JsonView',
  component: JsonPanel,
  args: { value: swap },
} satisfies Meta<typeof JsonPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hostile: Story = { args: { value: hostileTrace.data } };
export const Empty: Story = { args: { value: {} } };

/** A deep value opens level by level and never draws what is closed. */
export const Deep: Story = {
  render: () => <JsonView value={deep} />,
};

/** A list of 20,000 shows a hundred at a time. */
export const Large: Story = {
  args: { value: Array.from({ length: 20_000 }, (_, place) => ({ place })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('[ 20,000 items ]'));
    await expect(await canvas.findByRole('button', { name: 'Show 100 more' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2_000);
  },
};
