import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type ActivatedFeature, knownFeatures } from '#src/chain/model/chain/protocol-features.ts';
import { ActivatedFeatures, MissingFeatures } from '#src/components/chain/feature-tables.tsx';
import { hostile } from '../fixtures/hostile.ts';

const features = knownFeatures.slice(0, 19).map((name, index): ActivatedFeature => ({
  name,
  codename: name,
  digest: index.toString(16).padStart(64, 'a'),
  ordinal: index + 1,
  block: 121_000_000 + index * 12_345,
}));

const meta = {
  title: 'chain/ProtocolFeatures',
  component: ActivatedFeatures,
  args: { features },
} satisfies Meta<typeof ActivatedFeatures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Activated: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('linkauth accepts only permissions that exist.')).toBeVisible();
  },
};
/** Of another software, without a name, and with a hostile one. */
export const Unknown: Story = {
  args: {
    features: ['FIO_ONLY', '', hostile.markup].map((codename, index) => ({
      ...features[0]!,
      name: null,
      codename,
      digest: String(index).repeat(64),
    })),
  },
};
export const Missing: Story = { render: () => <MissingFeatures names={knownFeatures.slice(19)} /> };
export const MissingRTL: Story = { ...Missing, globals: { locale: 'ar' } };
export const NoneMissing: Story = { render: () => <MissingFeatures names={[]} /> };
