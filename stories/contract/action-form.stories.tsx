import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ActionForm } from '#src/components/contract/action-form.tsx';
import { everyType, filled } from './abi-fixture.ts';

const nothing = () => undefined;

const meta = {
  title: 'contract/ActionForm',
  component: ActionForm,
  args: {
    abi: everyType,
    core: { code: 'EOS', precision: 4 },
    type: 'pay',
    data: filled,
    onData: nothing,
    levels: [{ actor: 'alice', permission: 'active' }],
    onLevels: nothing,
    levelsError: undefined,
    pending: false,
    onSubmit: nothing,
  },
  render: function Live(args) {
    const [data, setData] = useState(args.data);
    return <ActionForm {...args} data={data} onData={setData} />;
  },
} satisfies Meta<typeof ActionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { pending: true } };

/** Nothing is sent while a value does not fit its type, and each is said where it stands. */
export const Refused: Story = {
  args: { data: { ...filled, id: -1, paid: '1 eos' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByText('2 invalid values')).toBeVisible();
    await expect(canvas.getByLabelText('paid')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Fields and JSON are two views of the same data. */
export const AsJson: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Move item 1 down' }));
    await userEvent.click(canvas.getByRole('button', { name: 'JSON' }));
    const json = canvas.getByLabelText<HTMLTextAreaElement>('Data as JSON');
    await expect((JSON.parse(json.value) as typeof filled).tags).toEqual(['second', 'first']);
  },
};
