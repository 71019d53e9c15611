import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { parametersOf } from '#src/chain/model/chain/parameters.ts';
import { ParameterSections } from '#src/components/chain/parameter-sections.tsx';
import { NextSchedule } from '#src/components/chain/schedule-change.tsx';
import { ScheduleTable } from '#src/components/chain/schedule-table.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { producers } from '../fixtures/producers.ts';
import { roundAt } from '../fixtures/round.ts';

const parameters = parametersOf({
  global: {
    max_block_net_usage: 1_048_576,
    target_block_net_usage_pct: 1000,
    max_transaction_net_usage: 524_288,
    max_block_cpu_usage: 200_000,
    max_transaction_cpu_usage: 150_000,
    min_transaction_cpu_usage: 100,
    max_transaction_lifetime: 3600,
    max_transaction_delay: 3_888_000,
    max_ram_size: '68719476736',
    total_ram_bytes_reserved: '1234567890',
    total_ram_stake: '1234567890',
    total_activated_stake: '3500000000001',
    thresh_activated_stake_time: '2018-06-20T14:44:52.000',
    total_producer_vote_weight: '10566939567155273728.0',
    last_name_close: '2000-01-01T00:00:00.000',
    total_unpaid_blocks: 12_345,
  },
  global2: { revision: 1, new_ram_per_block: 1024 },
  global4: { continuous_rate: '0.0488', inflation_pay_factor: 50_000, votepay_factor: 40_000 },
});
const symbol = { code: 'EOS', precision: 4 };

const meta = {
  title: 'chain/Chain',
  component: ParameterSections,
  args: { parameters, symbol },
} satisfies Meta<typeof ParameterSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parameters: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Maximum CPU per block')).toBeVisible();
    await expect(canvas.getByText('200 ms')).toBeVisible();
    await expect(canvas.getByText('4.88% a year')).toBeVisible();
    await expect(canvas.getByText('Never')).toBeVisible();
    // A field that this site does not know.
    await expect(canvas.getByText('global2.revision')).toBeVisible();
  },
};
export const Hostile: Story = {
  args: {
    parameters: parametersOf({
      global: { [hostile.markup]: hostile.unbroken, max_ram_size: hostile.markup },
    }),
  },
};

const names = producers.slice(0, 21).map(({ owner }) => owner);
const known = new Map(
  producers.map((one, index) => [
    one.owner,
    { ...one, unpaidBlocks: index % 4 === 0 ? null : index * 112 },
  ]),
);
const table = {
  schedule: names,
  turns: roundAt({ missedAgo: [45] }).turns,
  turn: roundAt({}).turn,
  producers: known,
};

export const Schedule: Story = {
  render: () => <ScheduleTable {...table} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Producing')).toBeVisible();
    await expect(canvas.getByText('Next')).toBeVisible();
  },
};
export const ScheduleDark: Story = { ...Schedule, globals: { theme: 'dark' } };
export const ScheduleRTL: Story = {
  render: () => <ScheduleTable {...table} />,
  globals: { locale: 'ar' },
};
/** No rounds, or heads of another schedule. */
export const ScheduleWithoutTurns: Story = {
  render: () => <ScheduleTable {...table} turns={[]} turn={null} />,
};
/** Producers that are not registered on this chain. */
export const ScheduleAlone: Story = {
  render: () => <ScheduleTable {...table} producers={new Map()} />,
};
export const NextVersion: Story = {
  render: () => (
    <NextSchedule change={{ version: 8, added: names.slice(0, 2), removed: names.slice(5, 6) }} />
  ),
};
export const NextVersionSameProducers: Story = {
  render: () => <NextSchedule change={{ version: 8, added: [], removed: [] }} />,
};
