import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { parseAsset } from '#src/chain/core/asset.ts';
import { Ballot, BallotBar } from '#src/components/vote/ballot.tsx';
import { InverseWeight } from '#src/components/vote/inverse-weight.tsx';
import { ProducerPicker } from '#src/components/vote/producer-picker.tsx';
import { VoterFacts } from '#src/components/vote/voter-facts.tsx';
import { hostileProducers, producers } from '../fixtures/producers.ts';
import { roundAt } from '../fixtures/round.ts';
import { ago, day } from '../fixtures/time.ts';

const nothing = () => undefined;
const names = producers.map(({ owner }) => owner);

const meta = {
  title: 'vote/Ballot',
  component: Ballot,
  args: {
    chosen: names.slice(0, 6),
    current: names.slice(0, 4),
    maxVotes: 30,
    unregistered: [],
    rex: true,
    pending: false,
    onChange: nothing,
    onCast: nothing,
  },
} satisfies Meta<typeof Ballot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Full: Story = { args: { chosen: names.slice(0, 4), maxVotes: 4, rex: false } };
export const Withdrawn: Story = { args: { chosen: [] } };
export const Changed: Story = {
  args: { current: names.slice(3, 8) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('5 changes')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '6 of 30 chosen' })).toBeVisible();
  },
};
/** Removed votes come first, and the list says how many more there are. */
export const TwentyChanges: Story = {
  args: { chosen: names.slice(0, 10), current: names.slice(10, 20) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas
      .getAllByRole('listitem')
      .filter(({ textContent }) => /^[−+]/.test(textContent ?? ''));
    await expect(first).toHaveTextContent(/^−/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 8 more' }));
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};
/** A producer of the vote has unregistered since. */
export const WithUnregistered: Story = {
  args: {
    chosen: [...names.slice(0, 2), 'goneproducer'],
    unregistered: ['goneproducer'],
    onChange: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Not registered: goneproducer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from the vote' }));
    await expect(args.onChange).toHaveBeenCalledWith(names.slice(0, 2));
  },
};
export const NoVoteYet: Story = { args: { chosen: [], current: [] } };
export const Pending: Story = { args: { pending: true } };

const rows = [...producers, ...hostileProducers].map((one, index) => ({
  ...one,
  unpaidBlocks: index % 3 === 0 ? null : index * 112,
}));
const picker = {
  producers: rows,
  schedule: names.slice(0, 21),
  turns: roundAt({ missedAgo: [45] }).turns,
  hasScheduleLine: true,
  chosen: new Set(names.slice(0, 3)),
  room: true,
  fromAnywhere: false,
};

export const Producers: Story = { render: () => <ProducerPicker {...picker} onToggle={nothing} /> };
const profile = { name: 'A producer of the test chain', logo: null, country: 'KR' };
const profiles = new Map(rows.map(({ owner }) => [owner, profile]));
export const WithProfiles: Story = {
  render: () => <ProducerPicker {...picker} profiles={profiles} onToggle={nothing} />,
};
export const WithProfilesRTL: Story = { ...WithProfiles, globals: { locale: 'ar' } };
export const NoRoom: Story = {
  render: () => <ProducerPicker {...picker} room={false} onToggle={nothing} />,
};
export const NoSchedule: Story = {
  render: () => <ProducerPicker {...picker} schedule={[]} turns={[]} hasScheduleLine={false} />,
};
export const OnlyShown: Story = { render: () => <ProducerPicker {...picker} /> };
export const Voter: Story = {
  render: () => (
    <VoterFacts
      staked={parseAsset('150100.0000 EOS')}
      weight={106_247_013_920_809_040}
      proxy="wiseproxy111"
    />
  ),
};
export const FadingVote: Story = {
  render: () => (
    <VoterFacts
      staked={parseAsset('150100.0000 EOS')}
      weight={106_247_013_920_809_040}
      proxy={null}
      strength={{ share: 0.874, castAt: ago(70 * day) }}
    />
  ),
};
export const Bar: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <BallotBar chosen={6} maxVotes={30} ballot="ballot" />,
};

const stake = parseAsset('1500.0000 TLOS');
/** Telos: the weight of a vote for a few of thirty producers, and for all. */
export const InverseFew: Story = {
  render: () => <InverseWeight staked={stake} chosen={6} most={30} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/90\.4/)).toBeVisible();
  },
};
export const InverseFull: Story = {
  render: () => <InverseWeight staked={stake} chosen={30} most={30} />,
};
export const InverseRTL: Story = { ...InverseFew, globals: { locale: 'ar' }, play: undefined };
