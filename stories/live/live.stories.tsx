import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { LiveFiltersForm } from '#src/components/live/live-filters.tsx';
import { LiveList } from '#src/components/live/live-list.tsx';
import { LiveRatesView } from '#src/components/live/live-rates.tsx';
import { LiveGapRow, LiveRow } from '#src/components/live/live-row.tsx';
import { SourceLine } from '#src/components/live/source-line.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { actionRowKey, type ActionRow } from '#src/chain/model/action/action.ts';
import { history, hostileHistory } from '../fixtures/actions.ts';

interface LiveProps {
  rows: readonly ActionRow[];
  waiting: number;
  source: Parameters<typeof SourceLine>[0]['source'];
  account: string | null;
  perSecond: number;
  onShow: () => void;
  onHold: (held: boolean) => void;
  onFilter: () => void;
}

/** The parts of the live page as they stand together. */
function LiveParts(props: LiveProps) {
  const { rows, waiting, source, account, perSecond, onShow, onHold, onFilter } = props;
  const values = Array.from({ length: 60 }, (_, second) => (second * 7) % (perSecond + 1));
  return (
    <div className="space-y-6">
      <LiveRatesView
        rates={{ tps: perSecond / 2, aps: perSecond, transactions: values, actions: values }}
        matching={source?.kind === 'stream'}
      />
      <Section title="Actions, newest first">
        <div className="space-y-3 border-b p-4">
          <LiveFiltersForm
            filters={{ account, contract: null, name: account && 'transfer' }}
            onChange={onFilter}
          />
          <SourceLine source={source} earlier={null} account={account} streamPossible />
        </div>
        <LiveList
          items={rows.map((row) => ({ key: actionRowKey(row), row }))}
          waiting={waiting}
          maxRows={300}
          onShow={onShow}
          onPause={onHold}
          empty={<p className="p-4">No actions yet</p>}
        >
          {({ row }) => <LiveRow row={row} />}
        </LiveList>
      </Section>
    </div>
  );
}

/** The parts of the live page as they stand together. */
const meta = {
  title: 'live/Live',
  component: LiveParts,
  args: {
    rows: history,
    waiting: 0,
    source: { kind: 'blocks', endpoint: null, fallbackReason: null },
    account: null,
    perSecond: 12,
    onShow: fn(),
    onHold: fn(),
    onFilter: fn(),
  },
} satisfies Meta<typeof LiveParts>;

export default meta;
type Story = StoryObj<typeof meta>;

const endpoint = 'https://hyperion.example';

export const Blocks: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Actions, newest first' });
    const rows = await within(list).findAllByRole('listitem');
    const times = list.querySelectorAll('time');
    await expect(times.length).toBe(rows.length);
    await expect(times[0]).toHaveTextContent(/\d{2}:\d{2}:\d{2}/);
  },
};
/** An address may name what is no account. */
export const BadAddress: Story = {
  args: { account: 'NOT A NAME' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Account')).toBeInvalid();
  },
};
export const Empty: Story = { args: { rows: [], perSecond: 0 } };
export const Starting: Story = { args: { rows: [], source: null, perSecond: 0 } };
export const Hostile: Story = { args: { rows: hostileHistory } };
export const Streamed: Story = {
  args: { account: 'alice', source: { kind: 'stream', endpoint, fallbackReason: null } },
};
export const Pushed: Story = {
  args: { source: { kind: 'push', endpoint: 'wss://push.example/channel', fallbackReason: null } },
};
export const StreamDown: Story = {
  args: {
    account: 'alice',
    source: { kind: 'blocks', endpoint: null, fallbackReason: { endpoint, message: 'lost' } },
  },
};
export const Gap: Story = { render: () => <LiveGapRow from={1200} to={4800} /> };

export const Waiting: Story = {
  args: { waiting: 1234 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '1,234 new – show' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const HeldByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('list', { name: /newest first/ });
    const outside = canvasElement.ownerDocument.body;
    // Rows are still being added: the pointer moves until the list has noticed it.
    const move = (from: Element, to: Element, held: boolean) =>
      waitFor(async () => {
        await userEvent.hover(from);
        await userEvent.unhover(from);
        await userEvent.hover(to);
        await expect(args.onHold).toHaveBeenLastCalledWith(held);
      });
    await move(outside, link, true);
    await move(link, outside, false);
  },
};

export const RefusesWhatIsNoName: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Account'), 'no name!');
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(args.onFilter).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Account'));
    await userEvent.type(canvas.getByLabelText('Account'), 'alice{Enter}');
    await expect(args.onFilter).toHaveBeenCalledWith({
      account: 'alice',
      contract: null,
      name: null,
    });
  },
};
