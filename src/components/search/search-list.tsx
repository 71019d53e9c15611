import Star from 'lucide-react/icons/star';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import { Identicon } from '../ui/identicon.tsx';
import { SkeletonWord } from '../ui/skeleton.tsx';

/** A suggestion of the search box. */
export interface SearchOption {
  /** Unique in the list. */
  readonly key: string;
  readonly label: string;
  /** Its kind, its balance, or the visitor's note. */
  readonly note?: ReactNode;
  readonly favorite?: boolean;
  /** An account, with its picture. */
  readonly isAccount?: boolean;
  /** Words instead of an id or a name. */
  readonly isText?: boolean;
}

export interface SearchGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly SearchOption[];
  /** The source that more options are expected from. It has a place until it responds. */
  readonly waitsFor?: string | undefined;
  /** A control at the end of the title. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface SearchListProps {
  readonly id: string;
  /** Label of the list. */
  readonly label: string;
  readonly groups: readonly SearchGroup[];
  readonly active: string | null;
  /** What was typed. Options that begin with it mark it. */
  readonly typed?: string;
  /** Help below the options. */
  readonly foot?: ReactNode;
  readonly onChoose: (key: string) => void;
  readonly className?: string;
}

/** The list below the search box. The box keeps the focus and references the active option. */
export function SearchList(props: SearchListProps) {
  const { id, label, groups, active, typed = '', foot, onChoose, className } = props;
  return (
    <div hidden={groups.length === 0} className={clsx('search-panel', className)}>
      {groups.map(({ action }) => action && <GroupAction key={action.label} {...action} />)}
      <div id={id} role="listbox" aria-label={label}>
        {groups.filter(hasOptions).map((group) => (
          <div
            key={group.key}
            role="group"
            aria-labelledby={`${id}-${group.key}-title`}
            className="py-1 not-first:border-t"
          >
            <p id={`${id}-${group.key}-title`} className="text-quiet px-3 py-1 text-xs">
              {group.title}
            </p>
            {group.options.map((option) => (
              <Option
                key={option.key}
                id={optionId(id, option.key)}
                option={option}
                active={option.key === active}
                typed={typed}
                onChoose={() => onChoose(option.key)}
              />
            ))}
          </div>
        ))}
      </div>
      {groups.map(
        ({ key, waitsFor }) =>
          waitsFor !== undefined && (
            <p
              key={key}
              aria-hidden
              className="flex min-h-10 items-center justify-between gap-4 px-3"
            >
              <SkeletonWord className="w-40" />
              <span className="text-quiet text-xs">{waitsFor}</span>
            </p>
          ),
      )}
      {foot}
    </div>
  );
}

/** A group in the list has at least one option. */
function hasOptions({ options }: SearchGroup): boolean {
  return options.length > 0;
}

/** An id has no spaces: an attribute that names several ids separates them by these. */
export function optionId(list: string, key: string): string {
  return `${list}-${pathSegment(key)}`;
}

/** Outside of the listbox, which may contain only options. */
function GroupAction({ label, run }: { label: string; run: () => void }) {
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      className="text-muted hover:text-ink absolute end-0 top-1 min-h-6 px-3 text-xs"
    >
      {label}
    </button>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  active: boolean;
  typed: string;
  onChoose: () => void;
}

function Option({ id, option, active, typed, onChoose }: OptionProps) {
  const { label, isAccount, isText } = option;
  const begins = isAccount && typed !== '' && label.startsWith(typed);
  return (
    // The keys of a combobox go to its input, which has the focus throughout.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      ref={(element) => {
        if (active) element?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'hover:bg-sunken flex min-h-10 cursor-pointer items-center gap-3 border-s-4 px-2 py-1',
        active ? 'border-accent bg-accent-soft' : 'border-transparent',
      )}
    >
      {isAccount && <Identicon name={label} size={28} />}
      {option.favorite && <Star size={14} aria-hidden className="text-quiet shrink-0" />}
      <span
        dir={isText ? undefined : 'ltr'}
        className={clsx(
          'min-w-0 shrink truncate',
          isAccount || isText ? 'font-semibold' : 'font-mono',
        )}
      >
        {begins ? (
          <>
            <span className="text-accent">{typed}</span>
            {label.slice(typed.length)}
          </>
        ) : (
          label
        )}
      </span>
      {option.note !== undefined && (
        <span className="text-muted ms-auto min-w-0 shrink-2 truncate text-xs">
          <bdi>{option.note}</bdi>
        </span>
      )}
    </div>
  );
}
