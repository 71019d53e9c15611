import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { NoticeRow } from '#src/components/ui/rows/notice-row.tsx';
import { LoadMore } from '#src/components/ui/rows/load-more.tsx';
import { PreviousNext } from '#src/components/ui/rows/previous-next.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton-header.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { Meter } from '#src/components/ui/meter.tsx';
import { partDocs } from '../part-docs.ts';

/** The pieces a page is put together from. */
const meta = {
  title: 'ui/Structure',
  parameters: partDocs('Section', 'KeyValueList', 'Toggle', 'Meter'),
  subcomponents: { Section, KeyValueList, Toggle, Meter },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tabs = [
  { key: 'account', label: 'Account', href: '?tab=account' },
  { key: 'actions', label: 'Account Transactions', href: '?tab=actions' },
  { key: 'permissions', label: 'Permissions', href: '?tab=permissions', count: 3 },
  { key: 'votes', label: 'Votes and Proxy', href: '?tab=votes' },
  { key: 'contract', label: 'Smart Contract', href: '?tab=contract' },
];

export const Tabs: Story = {
  render: () => <TabLinks label="Account sections" tabs={tabs} current="account" />,
};
export const TabsDark: Story = { ...Tabs, globals: { theme: 'dark' } };
export const TabsRTL: Story = { ...Tabs, globals: { locale: 'ar' } };

export const Facts: Story = {
  render: () => (
    <KeyValueList
      className="max-w-form"
      items={[
        { key: 'created', label: 'Created', value: '14 June 2018' },
        { key: 'creator', label: 'Creator', value: 'eosio' },
      ]}
    />
  ),
};

export const Bars: Story = {
  render: () => (
    <div className="max-w-form space-y-4">
      <Meter label="CPU" used={2} max={100} text="2 of 100" />
      <Meter label="NET" used={80} max={100} text="80 of 100" />
      <Meter label="RAM" used={120} max={100} text="120 of 100" />
      <Meter label="RAM, no limit" used={120} max={-1} text="120, unlimited" />
    </div>
  ),
};
export const BarsRTL: Story = { ...Bars, globals: { locale: 'ar' } };

const onMore = fn();

export const Paging: Story = {
  render: () => (
    <Section
      title="Latest actions"
      note="100"
      actions={
        <PreviousNext
          label="Adjacent blocks"
          previous={{ href: '/block/9', name: 'Previous block', label: '9' }}
          next={{ href: '/block/11', name: 'Next block', label: '11' }}
        />
      }
    >
      <NoticeRow count={3} text="3 new actions – show" onShow={fn()} />
      <p className="p-4">Rows</p>
      <LoadMore onMore={onMore} />
    </Section>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load more' }));
    await expect(onMore).toHaveBeenCalled();
  },
};
export const PagingRTL: Story = { render: Paging.render!, globals: { locale: 'ar' } };

function Views() {
  const [view, setView] = useState<'decoded' | 'raw'>('decoded');
  return (
    <Toggle
      label="View"
      options={[
        { key: 'decoded', label: 'Decoded' },
        { key: 'raw', label: 'Raw' },
      ]}
      current={view}
      onSelect={setView}
    />
  );
}

export const TwoViews: Story = {
  render: () => <Views />,
  play: async ({ canvasElement }) => {
    const raw = within(canvasElement).getByRole('button', { name: 'Raw' });
    await userEvent.click(raw);
    await expect(raw).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Loading: Story = {
  render: () => (
    <div className="space-y-6">
      <SkeletonHeader />
      <Section title="Latest actions">
        <SkeletonRows rows={4} />
      </Section>
    </div>
  ),
};
export const LoadingDark: Story = { ...Loading, globals: { theme: 'dark' } };

export const FormLoading: Story = { render: () => <SkeletonForm /> };
