import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProducersTable } from '#src/components/producer/producers-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { producers } from '../fixtures/producers.ts';
import { Frame } from './frame.tsx';

function Page() {
  return (
    <Frame>
      <h1 className="text-xl font-semibold">EOS</h1>
      <Section title="Block producers" note={producers.length} flush>
        <ProducersTable producers={producers} />
      </Section>
    </Frame>
  );
}

const meta = {
  title: 'pages/Home',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
