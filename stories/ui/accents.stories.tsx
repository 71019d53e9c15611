import type { Meta, StoryObj } from '@storybook/react-vite';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { chains } from '#src/chain/config/registry.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { NoticeRow } from '#src/components/ui/rows/notice-row.tsx';

/** The two colours of every chain: its band, and its accent on the page, on a tag and on itself. */
function Accents({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <ul className="space-y-3">
      {chains.map(({ key, displayName, accent, testnet }) => {
        const style = {
          '--color-accent': accent[theme],
          '--color-accent-soft':
            theme === 'light'
              ? `color-mix(in srgb, ${accent.light} 11%, #ffffff)`
              : `color-mix(in srgb, ${accent.light} 32%, #171a1d)`,
          '--color-livery': accent.light,
        } as CSSProperties;
        return (
          <li key={key} style={style} className="flex flex-wrap items-center gap-4">
            <span className={clsx('livery w-60 px-3 py-2 font-bold', testnet && 'hatched')}>
              {displayName}
            </span>
            <AccountLink name="alice" />
            <span className="bg-sunken px-2 py-1">
              <AccountLink name="bob" />
            </span>
            <Badge tone="accent">Contract</Badge>
            <Button variant="primary" size="sm">
              Send
            </Button>
            <span className="w-60">
              <NoticeRow count={1} text="1 new action – show" onShow={() => undefined} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The two colours of every chain. Look here when a chain is added. */
const meta = {
  title: 'ui/Accents',
  component: Accents,
  args: { theme: 'light' },
} satisfies Meta<typeof Accents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (_, { globals }) => <Accents theme={globals.theme === 'dark' ? 'dark' : 'light'} />,
};
