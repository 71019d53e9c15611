import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type {
  FlowArrow,
  FlowParty,
  TokenFlowView,
} from '#src/chain/model/transaction/token-flow.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Identicon } from '../../ui/identicon.tsx';
import { type Native, rootProps } from '../../ui/root-props.ts';
import { FlowMoveText } from './flow-move.tsx';
import { FlowOthers } from './flow-others.tsx';
import { Holder, NetChange, Role } from './flow-party.tsx';
import { Unfold, useFolded } from './use-folded.tsx';

/** More arrows are behind a button. */
const ARROWS = 12;
/** Names of this many lanes need two lines on phones. */
const CROWDED = 4;

interface TokenFlowProps extends Native<'div'> {
  flow: TokenFlowView;
  /** The core token's contract. Other tokens name theirs. */
  tokenContract?: string;
}

/**
 * Who sent what to whom: a lane for each party, an arrow for each move in order of execution, and
 * the net change under each lane. Screen readers get three lists with the same facts.
 */
export function TokenFlow(props: TokenFlowProps) {
  const { flow, tokenContract = 'eosio.token', style, ...native } = props;
  const text = useTransactionBodyTexts();
  const { lanes, others, arrows } = flow;
  const crowded = lanes.length >= CROWDED;
  return (
    <>
      <div
        {...rootProps('token-flow', 'flow', native)}
        style={{ ...style, '--lanes': lanes.length } as CSSProperties}
      >
        <ul aria-label={text.parties} className="lanes pt-3 pb-2">
          {lanes.map((party, index) => (
            <li key={party.holder} className="flex flex-col items-center gap-1 text-center">
              <Identicon name={party.holder} size={32} />
              <span
                className={clsx(
                  'max-w-full text-xs @prose:text-sm',
                  crowded && index % 2 === 1 && '@max-prose:mt-4',
                )}
              >
                <Holder name={party.holder} />
              </span>
              <span className="text-xs text-quiet @max-prose:hidden">
                <Role of={party} />
              </span>
            </li>
          ))}
        </ul>
        <Arrows arrows={arrows} lanes={lanes} tokenContract={tokenContract} />
        <div className="mt-2 hang">
          <p className="py-2 text-xs text-quiet">{text.netChange}</p>
          <ul aria-label={text.netChange} className="nets pb-3">
            {lanes.map((party) => (
              <li key={party.holder}>
                {/* Its lane names it on wide screens. */}
                <span className="@prose:sr-only">
                  <Holder name={party.holder} />{' '}
                  <span className="text-xs text-quiet">
                    <Role of={party} />
                  </span>
                </span>
                <NetChange of={party} tokenContract={tokenContract} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {others.length > 0 && <FlowOthers parties={others} tokenContract={tokenContract} />}
    </>
  );
}

interface ArrowsProps {
  arrows: readonly FlowArrow[];
  lanes: readonly FlowParty[];
  tokenContract: string;
}

function Arrows({ arrows, lanes, tokenContract }: ArrowsProps) {
  const text = useTransactionBodyTexts();
  const format = useFormat();
  const folded = useFolded(arrows, ARROWS);
  const nameOf = (index: number) => lanes[index]?.holder ?? '';
  return (
    <>
      <ol aria-label={text.order} className="arrows pb-3">
        {folded.shown.map(({ move, kind, from, to }, index) => (
          <li
            key={index}
            className={clsx(
              kind,
              to < from && 'back',
              to === from && 'point',
              folded.isHidden(index) && 'hidden print:grid',
            )}
            style={{ '--from': Math.min(from, to), '--span': Math.abs(to - from) } as CSSProperties}
          >
            <span className="sr-only">
              {from === to ? nameOf(from) : text.fromTo(nameOf(from), nameOf(to))}{' '}
            </span>
            <span className="label">
              <FlowMoveText move={move} tokenContract={tokenContract} />
              {kind === 'fee' && <span className="sr-only"> {text.fee}</span>}
            </span>
            <i aria-hidden />
          </li>
        ))}
      </ol>
      <Unfold folded={folded} label={text.showArrows(format.number(arrows.length))} />
    </>
  );
}
