import type { Asset } from '#src/chain/core/asset.ts';
import type { RankedVoter } from '#src/chain/model/vote/voter.ts';
import { useVoteStatisticsTexts } from '#src/i18n/areas/vote/statistics/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { numberColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

interface LargestVotersTableProps {
  caption: string;
  voters: readonly RankedVoter[];
  symbol: Asset['symbol'];
  /** A voter's weight as stake that votes today, in units. */
  stakeOf: (voter: RankedVoter) => bigint;
  /** All stake that votes; null if unknown. */
  total: bigint | null;
}

/** Voters by weight: their stake, what they vote with, and how they vote. */
export function LargestVotersTable(props: LargestVotersTableProps) {
  const { caption, voters, symbol, stakeOf, total } = props;
  const text = useVoteStatisticsTexts();
  const format = useFormat();
  return (
    <DataTable
      caption={caption}
      rows={voters}
      rowKey={({ owner }) => owner}
      columns={[
        numberColumn('rank', text.shared.rank, format.number, {
          card: 'inline',
          className: 'md:w-12 text-quiet tabular-nums',
        }),
        {
          key: 'voter',
          header: text.voter,
          card: 'inline',
          cell: ({ owner, isProxy }) => (
            <span className="flex items-center gap-2">
              <Identicon name={owner} />
              <AccountLink name={owner} />
              {isProxy && <Badge>{text.proxy}</Badge>}
            </span>
          ),
        },
        {
          key: 'votes',
          header: text.votesFor,
          card: 'inline',
          className: 'max-md:ms-auto',
          cell: ({ proxy, producers }) =>
            proxy ? <AccountLink name={proxy} /> : text.producers(format.number(producers.length)),
        },
        {
          key: 'staked',
          header: text.shared.staked,
          align: 'end',
          cell: ({ staked }) => <Amount amount={{ units: staked, symbol }} />,
        },
        {
          key: 'weight',
          header: text.weight,
          align: 'end',
          cell: (voter) => <Amount amount={{ units: stakeOf(voter), symbol }} />,
        },
        {
          key: 'share',
          header: text.shared.share,
          align: 'end',
          cell: (voter) =>
            total === null || total <= 0n
              ? '–'
              : format.percent(Number(stakeOf(voter)) / Number(total), 2),
        },
      ]}
    />
  );
}
