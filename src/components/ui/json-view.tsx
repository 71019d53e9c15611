import { useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { CopyButton } from './copy-button.tsx';
import { HostileText } from './hostile-text.tsx';

const PAGE = 100;
const OPEN_AT_MOST = 20;

/** Any JSON value as a tree that opens on demand: what is closed is not in the page at all. */
export function JsonView({ value }: { value: unknown }) {
  return (
    <div dir="ltr" className="font-mono text-xs leading-5">
      <Value value={value} depth={0} />
    </div>
  );
}

/** The whole answer with a way to copy it. */
export function JsonPanel({ value }: { value: unknown }) {
  const { ui } = useMessages();
  return (
    <div className="relative p-4">
      <div className="absolute end-4 top-4">
        <CopyButton value={jsonText(value)} label={ui.copyJson} />
      </div>
      <JsonView value={value} />
    </div>
  );
}

/** As JSON.stringify, with integers past 2^53 written out as texts. */
export function jsonText(value: unknown): string {
  const plain = (_key: string, part: unknown) => (typeof part === 'bigint' ? String(part) : part);
  return JSON.stringify(value, plain, 2) ?? 'null';
}

function Value({ value, depth }: { value: unknown; depth: number }) {
  if (value !== null && typeof value === 'object') return <Branch value={value} depth={depth} />;
  if (typeof value === 'string')
    return (
      <span className="text-positive">
        &quot;
        <HostileText text={value} />
        &quot;
      </span>
    );
  return <span className="text-accent">{String(value)}</span>;
}

function Branch({ value, depth }: { value: object; depth: number }) {
  const { ui } = useMessages();
  const format = useFormat();
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, setOpen] = useState(depth < 2 && entries.length <= OPEN_AT_MOST);
  const [shown, setShown] = useState(PAGE);
  if (entries.length === 0) return <span className="text-muted">{isList ? '[]' : '{}'}</span>;
  const count = format.number(entries.length);
  const rest = entries.length - shown;
  return (
    <details
      className="inline-block w-full align-top"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="inline-block text-muted hover:text-ink">
        {isList ? `[ ${ui.items(count)} ]` : `{ ${ui.fields(count)} }`}
      </summary>
      {open && (
        <ul className="border-s ps-4">
          {entries.slice(0, shown).map(([key, part]) => (
            <li key={key}>
              <span className="text-muted">
                <HostileText text={key} limit={80} />:{' '}
              </span>
              <Value value={part} depth={depth + 1} />
            </li>
          ))}
          {rest > 0 && (
            <li>
              <button
                type="button"
                className="font-medium text-accent hover:underline"
                onClick={() => setShown(shown + PAGE)}
              >
                {ui.showMore(format.number(Math.min(rest, PAGE)))}
              </button>
            </li>
          )}
        </ul>
      )}
    </details>
  );
}
