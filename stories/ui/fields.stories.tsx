import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { TextArea } from '#src/components/ui/fields/text-area.tsx';
import { partDocs } from '../part-docs.ts';

/** Fields of forms beside the one-line text field: several lines, and one of several choices. */
const meta = {
  title: 'ui/Fields',
  parameters: partDocs('TextArea', 'SelectField'),
  subcomponents: { TextArea, SelectField },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const chains = [
  { key: 'eos', label: 'EOS' },
  { key: 'wax', label: 'WAX' },
] as const;
const onSelect = fn();

/** It keeps its own choice. */
export const Select: Story = {
  render: () => <SelectField label="Chain" options={chains} defaultValue="wax" {...{ onSelect }} />,
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Chain');
    await expect(select).toHaveValue('wax');
    await userEvent.selectOptions(select, 'eos');
    await expect(onSelect).toHaveBeenCalledWith('eos');
    await expect(select).toHaveValue('eos');
  },
};
export const Lines: Story = {
  render: () => <TextArea label="Message" hint="It is public." defaultValue={'rent\nfor May'} />,
};
export const LinesWithError: Story = {
  render: () => <TextArea label="Message" error="At most 256 bytes." defaultValue="rent" />,
};
