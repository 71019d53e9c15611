import * as limits from '#src/chain/core/limits.ts';
import { type FinalizerPolicy, votingWeight } from '#src/chain/model/finalizer/finalizers.ts';
import { useFinalizerTexts } from '#src/i18n/areas/finalizer/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { BlockLink } from '../ui/entity-link.tsx';
import { FactRow } from '../ui/fact-row.tsx';
import { SkeletonWord } from '../ui/skeleton.tsx';

interface FinalityFactsProps {
  /** Numbers of the head and of the last irreversible block; null while unknown. */
  head: { readonly num: number; readonly irreversible: number } | null;
  /** The active policy; null if no node reports it. */
  policy: FinalizerPolicy | null;
  tracksVotes: boolean;
  /** No node responds. */
  failed?: boolean;
}

const MICROSECONDS = 1000;

/** How far finality is behind the head, and how much weight votes. */
export function FinalityFacts({ head, policy, tracksVotes, failed }: FinalityFactsProps) {
  const text = useFinalizerTexts();
  const format = useFormat();
  const waiting = failed ? '–' : <SkeletonWord className="w-24" />;
  const behind = head ? head.num - head.irreversible : 0;
  const voting = policy && tracksVotes ? votingWeight(policy, head?.num ?? null) : null;
  return (
    <FactRow
      items={[
        {
          key: 'head',
          label: text.head,
          value: head ? <BlockLink number={head.num} /> : waiting,
        },
        {
          key: 'irreversible',
          label: text.irreversible,
          value: head ? (
            <>
              <BlockLink number={head.irreversible} />
              <Note>{text.behind(format.number(behind))}</Note>
            </>
          ) : (
            waiting
          ),
        },
        {
          key: 'time',
          label: text.time,
          value: head ? format.microseconds(behind * limits.blockMs * MICROSECONDS) : waiting,
        },
        {
          key: 'voting',
          label: text.voting,
          value:
            voting === null || !policy ? (
              '–'
            ) : (
              <>
                {text.ofWeight(format.number(voting), format.number(policy.weight))}
                <Note>{`${text.threshold}: ${format.number(policy.threshold)}`}</Note>
              </>
            ),
        },
      ]}
    />
  );
}

function Note({ children }: { children: string }) {
  return <span className="block text-xs font-normal text-quiet">{children}</span>;
}
