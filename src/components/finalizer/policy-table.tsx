import {
  type Finalizer,
  type FinalizerPolicy,
  type VoteState,
  voteState,
} from '#src/chain/model/finalizer/finalizers.ts';
import { useFinalizerTexts } from '#src/i18n/areas/finalizer/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { BlockLink } from '../ui/entity-link.tsx';
import { FinalizerKeyText } from './finalizer-key-text.tsx';
import { numberColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { picturedColumn } from '../ui/rows/pictured-column.tsx';
import { Time } from '../ui/time.tsx';

const TONES: Readonly<Record<VoteState, Tone>> = {
  strong: 'positive',
  weak: 'warning',
  late: 'danger',
  none: 'neutral',
};

interface PolicyTableProps {
  caption: string;
  policy: FinalizerPolicy;
  /** The head block's number; null if unknown. */
  head: number | null;
  /** Whether the node tracks votes. */
  tracksVotes: boolean;
}

/** The finalizers of a policy and their last votes. */
export function PolicyTable({ caption, policy, head, tracksVotes }: PolicyTableProps) {
  const text = useFinalizerTexts();
  const format = useFormat();
  const columns: Column<Finalizer>[] = [
    picturedColumn('description', text.finalizer, { card: 'title' }),
    ...(tracksVotes ? voteColumns(text, head) : []),
    numberColumn('weight', text.shared.weight, format.number),
    {
      key: 'key',
      header: text.shared.key,
      cell: ({ publicKey }) => <FinalizerKeyText value={publicKey} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={policy.finalizers}
      rowKey={({ publicKey }) => publicKey}
    />
  );
}

type Texts = ReturnType<typeof useFinalizerTexts>;

function voteColumns(text: Texts, head: number | null): Column<Finalizer>[] {
  return [
    {
      key: 'vote',
      header: text.vote,
      cell: ({ vote }) => {
        const state = voteState(vote, head);
        const hint = state === 'strong' || state === 'weak' ? text.voteHints[state] : undefined;
        return (
          <Badge tone={TONES[state]} {...(hint !== undefined && { title: hint })}>
            {text.votes[state]}
          </Badge>
        );
      },
    },
    {
      key: 'block',
      header: text.block,
      align: 'end',
      cell: ({ vote }) => (vote ? <BlockLink number={vote.blockNum} /> : '–'),
    },
    {
      key: 'age',
      header: text.voteTime,
      card: 'none',
      cell: ({ vote }) => (vote ? <Time at={vote.blockTime} /> : null),
    },
  ];
}
