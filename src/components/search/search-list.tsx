import Star from 'lucide-react/icons/star';
import { clsx } from 'clsx';

/** A suggestion of the search box. */
interface SearchOption {
  /** Unique in the list. */
  readonly key: string;
  readonly label: string;
  /** Its kind, or the visitor's note. */
  readonly note?: string | undefined;
  readonly favorite?: boolean;
}

export interface SearchGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly SearchOption[];
  /** A control at the end of the title. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface SearchListProps {
  readonly id: string;
  /** Label of the list. */
  readonly label: string;
  readonly groups: readonly SearchGroup[];
  readonly active: string | null;
  readonly onChoose: (key: string) => void;
}

/** The list below the search box. The box keeps the focus and references the active option. */
export function SearchList({ id, label, groups, active, onChoose }: SearchListProps) {
  return (
    <div
      hidden={groups.length === 0}
      className="bg-surface border-line shadow-overlay absolute inset-x-0 top-full z-40 mt-1 max-h-[70dvh] min-w-60 overflow-x-hidden overflow-y-auto rounded-md border"
    >
      {groups.map(({ action }) => action && <GroupAction key={action.label} {...action} />)}
      <div id={id} role="listbox" aria-label={label}>
        {groups.map((group) => (
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
                onChoose={() => onChoose(option.key)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export function optionId(list: string, key: string): string {
  return `${list}-${key}`;
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
  onChoose: () => void;
}

function Option({ id, option, active, onChoose }: OptionProps) {
  return (
    // The keys of a combobox go to its input, which has the focus throughout.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
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
        'hover:bg-sunken flex min-h-9 cursor-pointer items-center gap-3 px-3 text-sm',
        active && 'bg-sunken',
      )}
    >
      {option.favorite && <Star size={14} aria-hidden className="text-quiet shrink-0" />}
      <span dir="ltr" className="min-w-0 shrink truncate font-mono">
        {option.label}
      </span>
      {option.note !== undefined && (
        <span className="text-muted ms-auto min-w-0 shrink-[2] truncate text-xs">
          <bdi>{option.note}</bdi>
        </span>
      )}
    </div>
  );
}
