import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionTable } from '#src/components/action/action-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { partDocs } from '../part-docs.ts';
import { history, hostileHistory } from '../fixtures/actions.ts';

const meta = {
  title: 'action/ActionTable',
  parameters: partDocs('ActionTable'),
  component: ActionTable,
  args: { rows: history, of: 'alice' },
  decorators: [
    (Story) => (
      <Section title="Latest actions">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ActionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hostile: Story = { args: { rows: hostileHistory } };
export const Fresh: Story = { args: { isFresh: (row) => row === history[0] } };
export const OfNobody: Story = { args: { of: undefined } };
