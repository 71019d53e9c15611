import type { Meta, StoryObj } from '@storybook/react-vite';
import { sentenceOf } from '#src/chain/actions/sentence.ts';
import { SentenceText } from '#src/components/action/sentence-text.tsx';
import { sampleActions } from '../fixtures/sample-actions.ts';

function All() {
  return (
    <ul className="max-w-prose divide-y">
      {sampleActions.map((action, place) => {
        const sentence = sentenceOf(action);
        return (
          <li key={place} className="py-2">
            {sentence ? <SentenceText sentence={sentence} /> : `${action.name} has no sentence`}
          </li>
        );
      })}
    </ul>
  );
}

const meta = { title: 'action/SentenceText', component: All } satisfies Meta<typeof All>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RTL: Story = { globals: { locale: 'ar' } };
export const Chinese: Story = { globals: { locale: 'zh' } };
