import Download from 'lucide-react/icons/download';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button, buttonStyles } from '../ui/button.tsx';
import { menuKey } from '../ui/menu-key.ts';
import { Quoted } from '../ui/text/quoted.tsx';

export type DownloadFormat = 'CSV' | 'JSON';

/** The state of a full table download. */
export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' | 'done' | 'cut'; readonly rows: number }
  | { readonly kind: 'failed'; readonly message: string; readonly source: string | null };

interface DownloadMenuProps {
  state: DownloadState;
  onPage: (format: DownloadFormat) => void;
  onAll: (format: DownloadFormat) => void;
  onCancel: () => void;
}

const FORMATS = ['CSV', 'JSON'] as const;

/** Downloads the page or the whole table, with progress and a cancel button. */
export function DownloadMenu({ state, onPage, onAll, onCancel }: DownloadMenuProps) {
  const text = useContractTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const choose = (act: () => void) => {
    close();
    act();
  };
  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget;
    if (to instanceof Node && !event.currentTarget.contains(to)) close();
  };
  const pressed = ({ nativeEvent }: KeyboardEvent) => {
    if (menu.current?.open) menuKey(menu.current, nativeEvent);
  };
  useEffect(() => {
    const clicked = ({ target }: Event) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target))
        menu.current.open = false;
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, []);
  const line = 'block w-full px-3 py-2 text-start hover:bg-sunken';
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <DownloadWords state={state} />
      {state.kind === 'running' ? (
        <Button size="sm" onClick={onCancel}>
          {text.shared.cancel}
        </Button>
      ) : (
        // The keys are those of the buttons within.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <details ref={menu} className="relative" onBlur={leave} onKeyDown={pressed}>
          <summary className={buttonStyles({ size: 'sm', className: 'cursor-pointer list-none' })}>
            <Download size={16} aria-hidden />
            {text.download}
          </summary>
          <div className="absolute end-0 top-full z-10 mt-1 min-w-48 rounded-sm border bg-surface py-1">
            {FORMATS.map((format) => (
              <button
                key={format}
                type="button"
                className={line}
                onClick={() => choose(() => onPage(format))}
              >
                {text.downloadPage(format)}
              </button>
            ))}
            {FORMATS.map((format) => (
              <button
                key={format}
                type="button"
                className={line}
                onClick={() => choose(() => onAll(format))}
              >
                {text.downloadAll(format)}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function DownloadWords({ state }: { state: DownloadState }) {
  const text = useContractTexts();
  const format = useFormat();
  return (
    <span role="status" className="text-muted tabular-nums">
      {state.kind === 'running' && text.downloading(format.number(state.rows))}
      {state.kind === 'done' && text.downloaded(format.number(state.rows))}
      {state.kind === 'cut' && text.downloadCut(format.number(state.rows))}
      {state.kind === 'failed' && (
        <>
          {text.downloadFailed} <Quoted text={state.message} source={state.source} limit={200} />
        </>
      )}
    </span>
  );
}
