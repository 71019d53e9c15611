import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerificationResult } from '#src/components/verify/verification-result.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { hostileClaim, tampered, verified } from '../fixtures/verifications.ts';

const meta = {
  title: 'verify/VerificationResult',
  component: VerificationResult,
  args: { verification: verified },
  render: (args) => (
    <Section title="Verified in your browser" flush>
      <VerificationResult {...args} />
    </Section>
  ),
} satisfies Meta<typeof VerificationResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Tampered: Story = { args: { verification: tampered } };
export const TamperedDark: Story = {
  args: { verification: tampered },
  globals: { theme: 'dark' },
};
export const Hostile: Story = { args: { verification: hostileClaim } };
