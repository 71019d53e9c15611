import ChevronRight from 'lucide-react/icons/chevron-right';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { CopyButton } from './copy-button.tsx';
import { truncateText } from './text/truncate-text.ts';
import { HostileText } from './text/hostile-text.tsx';
import { VisibleText } from './text/visible-text.tsx';

const PAGE = 100;
const OPEN_AT_MOST = 20;
/** Visible characters of a field's name. */
const NAME = 80;

/** A JSON value as a tree. Closed parts are not in the page. */
export function JsonView({ value }: { value: unknown }) {
  return (
    <div data-slot="json-view" dir="ltr" className="w-fit max-w-full font-mono text-xs leading-5">
      <Value value={value} depth={0} />
    </div>
  );
}

/** The whole JSON with a copy button. */
export function JsonPanel({ value }: { value: unknown }) {
  const { ui } = useMessages();
  return (
    <div className="relative p-4">
      <div className="absolute end-4 top-4">
        <CopyButton value={() => jsonText(value)} label={ui.copyJson} />
      </div>
      <JsonView value={value} />
    </div>
  );
}

/** Like JSON.stringify, with integers above 2^53 as texts. */
export function jsonText(value: unknown): string {
  const plain = (_key: string, part: unknown) => (typeof part === 'bigint' ? String(part) : part);
  return JSON.stringify(value, plain, 2) ?? 'null';
}

interface ValueProps {
  /** Its field name or index; absent for the root. */
  name?: string;
  value: unknown;
  depth: number;
}

function Value({ name, value, depth }: ValueProps) {
  const isObject = value !== null && typeof value === 'object';
  if (isObject && Object.keys(value).length > 0)
    return <Branch name={name} value={value} depth={depth} />;
  return (
    <div className="ps-4">
      <Name name={name} />
      {isObject ? (
        <span className="text-muted">{Array.isArray(value) ? '[ ]' : '{ }'}</span>
      ) : typeof value === 'string' ? (
        <span className="text-positive">
          &quot;
          <HostileText text={value} />
          &quot;
        </span>
      ) : (
        <span className="text-accent">{String(value)}</span>
      )}
    </div>
  );
}

function Name({ name }: { name: string | undefined }) {
  return (
    name !== undefined && (
      <span className="text-muted">
        <HostileText text={name} limit={NAME} />:{' '}
      </span>
    )
  );
}

/** The name of a closable part, which is a control: a long one has no button for the rest. */
function BranchName({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  const shown = truncateText(name, NAME);
  return (
    <span className="text-muted">
      <VisibleText text={shown} truncated={shown.length < name.length} />:{' '}
    </span>
  );
}

function Branch({ name, value, depth }: ValueProps & { value: object }) {
  const { ui } = useMessages();
  const format = useFormat();
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, setOpen] = useState(depth < 2 && entries.length <= OPEN_AT_MOST);
  const [shown, setShown] = useState(PAGE);
  const count = format.number(entries.length);
  const rest = entries.length - shown;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex items-start hover:bg-sunken">
        <ChevronRight
          size={12}
          aria-hidden
          className={clsx('mt-1 me-1 shrink-0 text-muted', open && 'rotate-90')}
        />
        <span className="min-w-0 wrap-anywhere">
          <BranchName name={name} />
          <span className="text-muted">
            {isList ? `[ ${ui.items(count)} ]` : `{ ${ui.fields(count)} }`}
          </span>
        </span>
      </summary>
      {open && (
        <div className="ms-1.5 border-s ps-2">
          {entries.slice(0, shown).map(([key, part]) => (
            <Value key={key} name={key} value={part} depth={depth + 1} />
          ))}
          {rest > 0 && (
            <button
              type="button"
              className="ms-4 font-medium text-accent hover:underline"
              onClick={() => setShown(shown + PAGE)}
            >
              {ui.showMore(format.number(Math.min(rest, PAGE)))}
            </button>
          )}
        </div>
      )}
    </details>
  );
}
