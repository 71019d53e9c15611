import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { FactRows } from '#src/components/form/fact-rows.tsx';
import { AsidePart, FormLayout } from '#src/components/form/form-layout.tsx';
import { SubmitForm } from '#src/components/form/submit-form.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { TextField } from '#src/components/ui/fields/text-field.tsx';

const facts = [
  { label: 'Available', value: <Amount amount={parseAsset('12480.5075 EOS')} /> },
  { label: 'Staked for CPU', value: <Amount amount={parseAsset('461168601842738.7903 EOS')} /> },
];

const meta = {
  title: 'form/FormLayout',
  component: FormLayout,
  args: {
    aside: (
      <AsidePart title="Current resources">
        <FactRows facts={facts} />
      </AsidePart>
    ),
    children: (
      <SubmitForm label="Stake" onSubmit={() => undefined}>
        <TextField label="CPU" />
      </SubmitForm>
    ),
  },
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('12,480.5075');
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};
export const Below: Story = { globals: { viewport: { value: 'mobile1' } } };
export const EmptyAside: Story = {
  args: { aside: <AsidePart title="Current resources">{null}</AsidePart> },
};
