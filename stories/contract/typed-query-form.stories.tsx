import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReadOnlyPart } from '#src/components/contract/read-only-part.tsx';
import { TypedQueryForm } from '#src/components/contract/typed-query-form.tsx';

/** Below the form of the action `queryit`. */
const meta = {
  title: 'contract/TypedQueryForm',
  component: TypedQueryForm,
  args: {
    core: { code: 'WAX', precision: 8 },
    value: { method: 'entries', arg: '', filter: '[{"method": "first"}]' },
    onChange: fn(),
    children: <ReadOnlyPart outcome={null} onRun={() => undefined} />,
  },
} satisfies Meta<typeof TypedQueryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await expect(form.getByText(/"value": "1\.00000000 WAX"/)).toBeVisible();
    await userEvent.type(form.getByLabelText('Argument'), '7');
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.value, arg: '7' });
  },
};
