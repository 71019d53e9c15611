import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import type { FioDomain } from '#src/chain/model/fio/fio-names.ts';
import { DomainTable } from '#src/components/fio/domain-table.tsx';
import { ExpiredNote } from '#src/components/fio/expired-note.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { hostile } from '../fixtures/hostile.ts';
import { ago, day } from '../fixtures/time.ts';
import { timedOut } from '../fixtures/failures.ts';

const edge: FioDomain = {
  id: '5',
  name: 'edge',
  owner: 'piymy2krqddi',
  isPublic: false,
  expiresAt: ago(-400 * day),
};
const forgotten = { ...edge, id: '1', name: 'forgotten', expiresAt: ago(40 * day) };
const domains: readonly FioDomain[] = [
  edge,
  { ...edge, id: '4', name: 'pronghorn', isPublic: true, expiresAt: ago(-12 * day) },
  forgotten,
];

const meta = {
  title: 'fio/DomainTable',
  component: DomainTable,
  args: { caption: 'Newest', domains },
} satisfies Meta<typeof DomainTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Public')).toBeVisible();
    // Domains of the next month and expired ones stand out.
    await expect(canvas.getAllByText(/^Expire[sd]/)).toHaveLength(3);
    await expect(canvas.getByText(/^Expired/)).toHaveClass('text-warning');
    await expect(canvas.getByRole('link', { name: 'edge' })).toHaveAttribute(
      'href',
      '/domain/edge',
    );
  },
};
export const Hostile: Story = {
  args: { domains: [{ ...edge, name: hostile.markup, owner: hostile.unbroken }] },
};
export const Long: Story = {
  args: {
    domains: Array.from({ length: 500 }, (_, index) => ({
      ...edge,
      id: String(index),
      name: `${'d'.repeat(58)}${index}`,
      expiresAt: ago((index - 100) * day),
    })),
  },
};
const section = (content: ReactNode) => <Section title="Newest">{content}</Section>;
export const Loading: Story = {
  render: () => section(<StateView state={{ kind: 'loading' }}>{() => null}</StateView>),
};
export const Empty: Story = {
  render: () =>
    section(
      <StateView
        state={{ kind: 'empty' }}
        empty={{ title: 'No domains', text: 'Registered domains are listed here.' }}
      >
        {() => null}
      </StateView>,
    ),
};
const failure = { endpoint: 'https://fio.example', message: timedOut };
export const Failed: Story = {
  render: () =>
    section(
      <StateView state={{ kind: 'failed', failure }} onRetry={() => undefined}>
        {() => null}
      </StateView>,
    ),
};
export const Expired: Story = { render: () => <ExpiredNote domain={forgotten} /> };
export const NotExpired: Story = {
  render: () => <ExpiredNote domain={edge} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
