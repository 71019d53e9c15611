import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { AccountHeader } from '#src/components/account/account-header.tsx';
import { EmbedCard, WrongEmbed } from '#src/components/embed/embed-card.tsx';
import { WithSource } from '#src/components/embed/with-source.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton-header.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { alice } from '../fixtures/accounts.ts';

/** And some seconds: the page's clock may be a little behind. */
const minutes = (count: number) => Date.now() - count * 60_000 - 20_000;

const card = (read: { at: number; behind: number }) => (
  <WithSource source="eos.example.org" {...read}>
    <AccountHeader account={alice} />
  </WithSource>
);
const inState = (state: LoadState<null>) => (
  <StateView
    state={state}
    loading={<SkeletonHeader picture />}
    missing={{ title: 'Account Not Found', text: 'No account has the name “alice”.' }}
    heading="alice"
    onRetry={() => undefined}
  >
    {() => null}
  </StateView>
);

const meta = {
  title: 'embed/EmbedCard',
  component: EmbedCard,
  args: {
    site: 'Pronghorn',
    href: 'https://eos.example.org/account/alice',
    children: card({ at: minutes(2), behind: 0 }),
  },
} satisfies Meta<typeof EmbedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Source: eos.example.org');
    await expect(canvasElement).toHaveTextContent('Read 2 minutes ago');
    const link = canvas.getByRole('link', { name: 'Open in Pronghorn (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};
export const RTL: Story = { globals: { locale: 'ar' } };
/** The node's head block is old. */
export const Behind: Story = {
  args: { children: card({ at: minutes(0), behind: 600 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Node data is 10 min old')).toBeVisible();
  },
};
export const Loading: Story = { args: { children: inState({ kind: 'loading' }) } };
export const Missing: Story = { args: { children: inState({ kind: 'missing' }) } };
export const Failed: Story = {
  args: {
    children: inState({
      kind: 'failed',
      failure: { endpoint: 'https://eos.example.org', message: 'Timeout' },
    }),
  },
};
export const WrongAddress: Story = {
  args: { children: <WrongEmbed address={'/embed/account/Al\u202eice!'} /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('/embed/token/CONTRACT/SYMBOL');
    // The detection of such characters is loaded with the first text that has some.
    await waitFor(() => expect(canvasElement).toHaveTextContent('U+202E'));
  },
};
