import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLinks } from '#src/components/contract/page-links.tsx';
import { Section } from '#src/components/ui/section.tsx';

const nothing = () => undefined;
const link = (href: string) => ({ href, onVisit: nothing });

const meta = {
  title: 'contract/PageLinks',
  component: PageLinks,
  args: {
    isLater: true,
    more: true,
    next: link('#next'),
    first: link('#first'),
    onPrevious: nothing,
    pending: false,
    failed: false,
  },
  decorators: [
    (Story) => (
      <Section title="producers">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof PageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstPage: Story = { args: { isLater: false } };
export const LastPage: Story = { args: { more: false, next: null } };
export const OnlyPage: Story = { args: { isLater: false, more: false, next: null } };
export const LookingForPrevious: Story = { args: { pending: true } };
export const PreviousFailed: Story = { args: { failed: true } };
/** There are more rows, and the node returns no key to go on from. */
export const NoWayOn: Story = { args: { next: null } };
