import { clsx } from 'clsx';
import { useState } from 'react';
import { useDeveloperTexts } from '#src/i18n/areas/contract/developer/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';
import { truncateText } from '../ui/text/truncate-text.ts';
import { Quoted } from '../ui/text/quoted.tsx';

/** Characters that are drawn; all are copied. */
const LONGEST = 20_000;

/** A call in the words of one tool. */
export interface CodeForm {
  /** The tool, which is its label. */
  readonly key: string;
  /** Null while it is made. */
  readonly code: string | null;
  /** What it does, where the tool's name does not say it. */
  readonly hint?: string;
}

interface CodeFormsProps {
  forms: readonly CodeForm[];
  /** Why a form without code has none; null while it is made. */
  problem?: string | null;
  /** The key of the shown form, where the code around keeps the choice. */
  chosen?: string | undefined;
  onChoose?: (key: string) => void;
  /** Code of many lines: they stay whole, and long ones scroll. A command of one line is wrapped. */
  unwrapped?: boolean;
}

/** A call or a program in the words of one tool or more, to copy. */
export function CodeForms({
  forms,
  problem = null,
  chosen,
  onChoose,
  unwrapped = false,
}: CodeFormsProps) {
  const text = useDeveloperTexts();
  const { common } = useMessages();
  const [own, setOwn] = useState(forms[0]?.key ?? '');
  const shownKey = chosen ?? own;
  const form = forms.find((one) => one.key === shownKey) ?? forms[0];
  const { key = '', code = null, hint } = form ?? {};
  return (
    <div className="min-w-0 space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{text.code}</span>
        {forms.length > 1 && (
          <Toggle
            label={text.tool}
            options={forms.map((one) => ({ key: one.key, label: one.key }))}
            current={key}
            onSelect={onChoose ?? setOwn}
          />
        )}
        {code !== null && <CopyButton value={code} label={text.copyCode(key)} />}
      </div>
      {code === null ? (
        <p role="status" className="text-muted">
          {problem === null ? common.loading : <Quoted text={problem} limit={300} />}
        </p>
      ) : unwrapped ? (
        <pre
          dir="ltr"
          role="group"
          aria-label={`${text.code}: ${key}`}
          // A box that scrolls is reached by the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={clsx(BOX, 'overflow-x-auto py-2 text-ink')}
        >
          {truncateText(code, LONGEST)}
        </pre>
      ) : (
        <pre
          dir="ltr"
          className={clsx(
            BOX,
            'max-h-60 overflow-y-auto py-1 wrap-anywhere whitespace-pre-wrap text-muted',
          )}
        >
          {truncateText(code, LONGEST)}
        </pre>
      )}
      {code !== null && hint !== undefined && <p className="text-xs text-muted">{hint}</p>}
    </div>
  );
}

const BOX = 'rounded-sm bg-sunken px-2 font-mono text-xs';
