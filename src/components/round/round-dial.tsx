import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import type { RoundView, SlotState } from '#src/chain/model/block/round-view.ts';
import { type Native, rootProps } from '../ui/root-props.ts';

interface RoundDialProps extends Native<'div'> {
  /** Null while unknown, or on a chain without such rounds: the ring is empty. */
  view: RoundView | null;
  /** CPU time of some blocks by their place in the round. */
  loads?: ReadonlyMap<number, number> | undefined;
  /** The head is old. */
  stale?: boolean;
  /** The text alternative. */
  label: string;
  /** In the middle: the head block and who makes it. */
  children: ReactNode;
}

/** Side of the drawing's own grid, and radii in it. */
const SIDE = 376;
const RING = 138;
const NUMBERS = 118;
/** Lengths of ticks. A load is on top of that of a made block. */
const LENGTH: Record<SlotState, number> = {
  final: 18,
  pending: 18,
  missed: 7,
  coming: 18,
  previous: 18,
};
const HEAD = 36;
const LOAD = 26;
/** The angle of the mark's horns. */
const LEAN = (14 * Math.PI) / 180;
/** A gap of one tick is after each turn. */
const TURN = limits.turnBlocks + 1;
const THICKEST = 5;
/** Turns whose numbers have room. */
const NUMBERED = 30;

/** Previous round below, the head above all. */
const LAYERS = [
  { states: ['previous', 'coming'], className: 'stroke-line-strong opacity-60' },
  { states: ['final'], className: 'stroke-ink' },
  { states: ['pending'], className: 'stroke-accent' },
  { states: ['missed'], className: 'stroke-danger' },
] as const satisfies { states: readonly SlotState[]; className: string }[];

/** The round as a ring of ticks, one for each block, with the numbers of the turns inside. */
export function RoundDial(props: RoundDialProps) {
  const { view, loads, stale, label, children, ...native } = props;
  return (
    <div
      {...rootProps(
        'round-dial',
        ['dial @container relative mx-auto aspect-square max-w-100', stale && 'opacity-50'],
        native,
      )}
    >
      {view ? (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          className="w-full rtl:-scale-x-100"
        >
          <Ring view={view} loads={loads} />
          <Numbers view={view} />
        </svg>
      ) : (
        <EmptyRing />
      )}
      <div className="absolute inset-0 grid content-center text-center">{children}</div>
    </div>
  );
}

function Ring({ view, loads }: Pick<RoundDialProps, 'loads'> & { view: RoundView }) {
  const { size, turn, block } = view;
  const states = view.turns.flatMap((one) => one.states);
  const head = turn * limits.turnBlocks + block;
  const most = Math.max(1, ...(loads?.values() ?? []));
  const thickness = Math.min(((2 * Math.PI * RING) / (size * TURN)) * 0.73, THICKEST);
  const length = (state: SlotState, index: number) =>
    LENGTH[state] + (state === 'missed' ? 0 : ((loads?.get(index) ?? 0) / most) * LOAD);
  return (
    <g fill="none" strokeWidth={thickness}>
      {LAYERS.map(({ states: shown, className }) => (
        <path
          key={className}
          className={className}
          d={states
            .map((state, index) =>
              shown.some((one) => one === state) && index !== head
                ? tick(index, size, length(state, index))
                : '',
            )
            .join('')}
        />
      ))}
      <path
        className={view.turns[turn]?.states[block] === 'final' ? 'stroke-ink' : 'stroke-accent'}
        strokeWidth={thickness * 1.7}
        d={tick(head, size, Math.max(HEAD, length('pending', head)))}
      />
    </g>
  );
}

function Numbers({ view: { size, turn } }: { view: RoundView }) {
  const step = Math.ceil(size / NUMBERED);
  const shown = Array.from({ length: size }, (_, index) => index).filter(
    (index) => index === turn || (index % step === 0 && (step === 1 || !isNear(index, turn, step))),
  );
  return (
    <g className="fill-quiet text-xs" textAnchor="middle" dominantBaseline="central">
      {shown.map((index) => {
        const [x, y] = at(angle((index + 0.5) * limits.turnBlocks - 0.5, size), NUMBERS);
        return (
          <text
            key={index}
            x={x}
            y={y}
            className={clsx(
              'origin-center [transform-box:fill-box] rtl:-scale-x-100',
              index === turn && 'fill-accent font-bold',
            )}
          >
            {index + 1}
          </text>
        );
      })}
    </g>
  );
}

/** Whether the number of the current turn takes the room of another one. */
function isNear(index: number, turn: number, step: number): boolean {
  return Math.abs(index - turn) < step;
}

/** Takes the room of the ring. */
function EmptyRing() {
  return (
    <svg aria-hidden viewBox={`0 0 ${SIDE} ${SIDE}`} className="w-full">
      <circle
        cx={SIDE / 2}
        cy={SIDE / 2}
        r={RING + LENGTH.previous / 2}
        fill="none"
        strokeWidth={LENGTH.previous}
        pathLength={limits.producingProducers * TURN}
        strokeDasharray="0.73 0.27"
        className="stroke-line"
      />
    </svg>
  );
}

/** The angle of a block's tick, in radians from the top. */
function angle(index: number, size: number): number {
  const unit = index + Math.floor(index / limits.turnBlocks) + 0.5;
  return (unit / (size * TURN)) * 2 * Math.PI;
}

function at(turned: number, radius: number): [x: number, y: number] {
  const middle = SIDE / 2;
  return [round(middle + radius * Math.sin(turned)), round(middle - radius * Math.cos(turned))];
}

/** A line from the ring outwards, leaning. */
function tick(index: number, size: number, length: number): string {
  const turned = angle(index, size);
  const [x, y] = at(turned, RING);
  const dx = round(length * Math.sin(turned + LEAN));
  const dy = round(-length * Math.cos(turned + LEAN));
  return `M${x} ${y}l${dx} ${dy}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
