import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerificationResult } from '#src/components/verify/verification-result.tsx';
import { Section } from '#src/components/ui/section.tsx';
import {
  certified,
  hostileClaim,
  tampered,
  uncertified,
  verified,
} from '../fixtures/verifications.ts';

const meta = {
  title: 'verify/VerificationResult',
  component: VerificationResult,
  args: { verification: verified },
  render: (args) => (
    <Section title="Verified in your browser">
      <VerificationResult {...args} />
    </Section>
  ),
} satisfies Meta<typeof VerificationResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tampered: Story = { args: { verification: tampered } };
export const TamperedDark: Story = {
  args: { verification: tampered },
  globals: { theme: 'dark' },
};
/** Beside a transaction's actions: the words are below their names, not in a column. */
export const InRail: Story = {
  render: (args) => (
    <Section title="Verified in your browser" className="max-w-[23rem]">
      <VerificationResult {...args} />
    </Section>
  ),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText('The id is the SHA-256 hash of the signed data.');
    await expect(sentence.getBoundingClientRect().width).toBeGreaterThan(250);
  },
};
/** A block of Savanna: what its certificate proves, and what it does not. */
export const Certified: Story = {
  args: { verification: certified },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/20 of 21 votes/)).toBeVisible();
    await expect(canvas.getByText(/joint signature is not checked/)).toBeVisible();
  },
};
export const CertifiedRTL: Story = { ...Certified, play: undefined, globals: { locale: 'ar' } };
export const Uncertified: Story = { args: { verification: uncertified } };
export const Hostile: Story = { args: { verification: hostileClaim } };
