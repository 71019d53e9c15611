interface SearchListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly active: number;
  readonly onChoose: (option: string) => void;
}

/** The list below the search box. The box keeps the focus and names the active option. */
export function SearchList({ id, label, options, active, onChoose }: SearchListProps) {
  return (
    <div
      hidden={options.length === 0}
      className="bg-surface border-line shadow-overlay absolute inset-x-0 top-full z-40 mt-1 min-w-60 overflow-hidden rounded-md border py-1"
    >
      <p aria-hidden="true" className="text-quiet px-3 py-1 text-xs">
        {label}
      </p>
      <div id={id} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          // The keys of a combobox go to its input, which has the focus throughout.
          // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className="hover:bg-sunken aria-selected:bg-sunken flex min-h-9 cursor-pointer items-center truncate px-3 font-mono text-sm"
          >
            {option}
          </div>
        ))}
      </div>
    </div>
  );
}
