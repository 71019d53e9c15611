import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProducersTable } from '#src/components/producer/producers-table.tsx';
import { RoundDial } from '#src/components/round/round-dial.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { producers } from '../fixtures/producers.ts';
import { loadsOf, roundAt } from '../fixtures/round.ts';
import { Frame } from './frame.tsx';

const view = roundAt({ missedAgo: [45] });

function Page() {
  return (
    <Frame>
      <h1 className="sr-only">EOS</h1>
      <RoundDial view={view} loads={loadsOf()} label="Turn 13 of 21, block 7 of 12">
        <p className="dial-figure">400,010,927</p>
      </RoundDial>
      <Section title="Block producers" note={producers.length}>
        <ProducersTable
          producers={producers}
          schedule={producers.slice(0, 21).map(({ owner }) => owner)}
          turns={view.turns}
        />
      </Section>
    </Frame>
  );
}

/** The home page, as its components stand together. */
const meta = {
  title: 'pages/Home',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
