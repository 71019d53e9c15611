import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ActionContent } from '#src/chain/actions/sentence.ts';
import { ActionSummary } from '#src/components/action/action-summary.tsx';
import type { Tense } from '#src/i18n/sentences/pattern.ts';
import { partDocs } from '../part-docs.ts';
import { hostile } from '../fixtures/hostile.ts';
import { sampleActions } from '../fixtures/sample-actions.ts';

function Sentences({ actions, tense }: { actions: ActionContent[]; tense?: Tense }) {
  return (
    <ul className="max-w-prose divide-y">
      {actions.map((action, index) => (
        <li key={index} className="py-2">
          <ActionSummary action={action} tense={tense} />
        </li>
      ))}
    </ul>
  );
}

const sent = (memo: string): ActionContent => ({
  account: 'eosio.token',
  name: 'transfer',
  data: { from: 'scamscamscam', to: 'alice', quantity: '0.0001 EOS', memo },
});
const hostileActions = [
  ...Object.values(hostile).map(sent),
  ...Object.values(hostile).map((text) => ({
    account: 'scamscamscam',
    name: 'shout',
    data: { [text]: text, more: [text] },
  })),
];
const longActions: ActionContent[] = [
  sent(hostile.long.repeat(200)),
  {
    account: 'eosio',
    name: 'voteproducer',
    data: {
      voter: 'alice',
      proxy: '',
      producers: Array.from({ length: 60 }, () => 'eosriobrazil'),
    },
  },
  {
    account: 'atomicassets',
    name: 'transfer',
    data: {
      from: 'alice',
      to: 'bob',
      memo: '',
      asset_ids: Array.from({ length: 60 }, (_, index) => 1099511628001 + index),
    },
  },
];

/** Actions as sentences. Use them wherever people read what happened; the fields stay one click away. */
const meta = {
  title: 'action/Sentences',
  parameters: partDocs('ActionSummary'),
  subcomponents: { ActionSummary },
  component: Sentences,
  args: { actions: sampleActions },
} satisfies Meta<typeof Sentences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/“/);
    await expect(canvasElement.textContent).toContain('alice sent 1.0000 EOS to bob');
  },
};
export const Ahead: Story = {
  args: { tense: 'ahead' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/“/);
    await expect(canvasElement.textContent).toContain('alice sends 1.0000 EOS to bob');
  },
};
export const RTLAhead: Story = { globals: { locale: 'ar' }, args: { tense: 'ahead' } };
export const Chinese: Story = { globals: { locale: 'zh' } };
export const Long: Story = { args: { actions: longActions } };
export const Hostile: Story = { args: { actions: hostileActions } };
export const HostileRTL: Story = { globals: { locale: 'ar' }, args: { actions: hostileActions } };
