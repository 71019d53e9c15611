import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultFilters, type ActionFilters } from '#src/chain/model/action/action-filters.ts';
import { utcDays } from '#src/chain/model/shared/days.ts';
import { chipsOf } from '#src/components/history/chips.ts';
import { ExportPanel } from '#src/components/history/export-panel.tsx';
import { FilterChips } from '#src/components/history/filter-chips.tsx';
import { HistoryFilters } from '#src/components/history/history-filters.tsx';
import { NothingFound } from '#src/components/history/nothing-found.tsx';
import { SearchFoot } from '#src/components/history/search-foot.tsx';
import { SenderHidden } from '#src/components/history/sender-hidden.tsx';
import { SourceLine } from '#src/components/history/source-line.tsx';
import { SpamSenders } from '#src/components/history/spam-senders.tsx';
import { WithoutHistory } from '#src/components/history/without-history.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';

/** What is around an account’s actions: filters, the search’s progress, spam, and the export of all of them. */
const meta = {
  title: 'history/Parts',
  decorators: [
    (Story) => (
      <Section title="Account transactions">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tokens = [
  { contract: 'eosio.token', symbol: 'EOS' },
  { contract: 'tethertether', symbol: 'USDT' },
];

const senderList = {
  onRemove: fn(),
  exported: () => '{}',
  onImport: (): string | null => null,
};

interface FiltersProps {
  start: ActionFilters;
  senders?: readonly string[];
}

function Filters({ start, senders = [] }: FiltersProps) {
  const [filters, setFilters] = useState(start);
  const chips = chipsOf(filters, useHistoryTexts(), utcDays);
  return (
    <>
      <HistoryFilters
        filters={filters}
        onChange={setFilters}
        active={chips.length}
        tokens={tokens}
        now={Date.UTC(2026, 10, 21)}
        spamSenders={senders.length}
        spamSendersPart={<SpamSenders {...senderList} senders={senders} />}
      />
      <FilterChips chips={chips} onChange={setFilters} />
    </>
  );
}

const all: ActionFilters = {
  groups: ['contract', 'ramCpuNet'],
  hideSmallBalances: true,
  smallBalanceThreshold: '0.01',
  hideSpam: false,
  tokenFilter: { contract: 'eosio.token', symbol: 'EOS' },
  memoFilter: 'rent for a very long stay in a house by the sea',
  contractFilter: 'eosio',
  actionFilter: 'buyram',
  dateRange: { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) - 1 },
};

export const AtFirst: Story = { render: () => <Filters start={defaultFilters} /> };
export const AllActive: Story = { render: () => <Filters start={all} /> };
export const AllActiveDark: Story = { ...AllActive, globals: { theme: 'dark' } };
export const AllActiveRTL: Story = { ...AllActive, globals: { locale: 'ar' } };

const opened: Story = {
  render: () => <Filters start={defaultFilters} senders={['mallory', 'news.x', 'betdicealert']} />,
  play: async ({ canvas }) => {
    const filters = canvas.queryByRole('button', { name: 'Filters' });
    if (filters?.checkVisibility()) await userEvent.click(filters);
    await userEvent.click(canvas.getByRole('button', { name: 'Marked senders: 3' }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove news.x from the marked senders' }),
    );
    await expect(senderList.onRemove).toHaveBeenCalledWith('news.x');
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};
export const MarkedSenders = opened;
export const MarkedSendersDark: Story = { ...opened, globals: { theme: 'dark' } };

export const NoMarkedSenders: Story = {
  render: () => <Filters start={defaultFilters} />,
  play: async ({ canvas }) => {
    const filters = canvas.queryByRole('button', { name: 'Filters' });
    if (filters?.checkVisibility()) await userEvent.click(filters);
    await userEvent.click(canvas.getByRole('button', { name: 'Marked senders' }));
    await expect(canvas.getByText(/No sender is marked/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

export const HiddenSender: Story = {
  render: () => <SenderHidden sender="mallory" onUndo={fn()} />,
};

export const SymbolAlone: Story = {
  render: () => <Filters start={defaultFilters} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Token'), 'usdt{Enter}');
    await expect(canvas.getByLabelText('Token')).toHaveValue('tethertether:USDT');
  },
};

export const UnknownToken: Story = {
  render: () => <Filters start={defaultFilters} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Token'), 'WHAT{Enter}');
    await expect(canvas.getByLabelText('Token')).toBeInvalid();
  },
};

export const TypedAndNotApplied: Story = {
  render: () => <Filters start={defaultFilters} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const memo = canvas.getByLabelText('Memo contains');
    await userEvent.type(memo, 'rent');
    await expect(memo).toHaveAccessibleDescription('Press Enter to apply.');
    await userEvent.type(memo, '{Enter}');
    await expect(memo).not.toHaveAccessibleDescription();
    await expect(canvas.getByText('memo: rent')).toBeInTheDocument();
  },
};

export const SourceFilters: Story = {
  render: () => (
    <SourceLine
      source="Hyperion"
      total={1284}
      skippedSources={[]}
      bySource={['date', 'token']}
      inBrowser={['token', 'spam']}
      cannot={[]}
    />
  ),
};

export const SourceCannot: Story = {
  render: () => (
    <SourceLine
      source="History API"
      total={null}
      skippedSources={['Hyperion']}
      bySource={[]}
      inBrowser={['date', 'memo', 'spam']}
      cannot={['date', 'action', 'token', 'contractAction']}
    />
  ),
};

const foot: ComponentProps<typeof SearchFoot> = {
  found: 14,
  checked: 1_200,
  until: Date.UTC(2024, 2, 1),
  reading: false,
  complete: false,
  newestFirst: true,
  onMore: fn(),
  onAll: fn(),
  onStop: fn(),
};

export const Searching: Story = { render: () => <SearchFoot {...foot} reading /> };
export const SearchPaused: Story = { render: () => <SearchFoot {...foot} /> };
export const SearchWithoutRows: Story = { render: () => <SearchFoot {...foot} found={0} /> };
export const SearchComplete: Story = { render: () => <SearchFoot {...foot} complete /> };

const panel: ComponentProps<typeof ExportPanel> = {
  kind: 'running',
  rows: 4_200,
  checked: 9_000,
  expected: null,
  until: Date.UTC(2024, 2, 1),
  truncated: false,
  failure: null,
  most: 50_000,
  onGoOn: fn(),
  onStop: fn(),
  onSave: fn(),
  onClose: fn(),
};

export const Exporting: Story = { render: () => <ExportPanel {...panel} /> };
/** The source counts the actions. */
export const ExportingOfMany: Story = {
  render: () => <ExportPanel {...panel} expected={12_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveProperty('position', 0.75);
  },
};
export const Exported: Story = { render: () => <ExportPanel {...panel} kind="done" /> };
export const ExportFull: Story = { render: () => <ExportPanel {...panel} kind="done" truncated /> };
export const ExportEmpty: Story = { render: () => <ExportPanel {...panel} kind="done" rows={0} /> };
export const ExportStopped: Story = { render: () => <ExportPanel {...panel} kind="stopped" /> };
export const ExportFailed: Story = {
  render: () => (
    <ExportPanel
      {...panel}
      kind="failed"
      failure={{ endpoint: 'https://eos.hyperion.example', message: 'HTTP 502' }}
    />
  ),
};

export const NoActions: Story = {
  render: () => <NothingFound transfers={false} complete reading={false} />,
};
export const NoTransfersYet: Story = {
  render: () => <NothingFound transfers complete={false} reading={false} />,
};
export const NodeAlone: Story = { render: () => <WithoutHistory /> };
