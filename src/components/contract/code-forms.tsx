import { useState } from 'react';
import { useDeveloperTexts } from '#src/i18n/areas/contract/developer/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';
import { cutText } from '../ui/text/cut-text.ts';
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
}

/** A call for a terminal or a program, to copy. */
export function CodeForms({ forms, problem = null }: CodeFormsProps) {
  const text = useDeveloperTexts();
  const { common } = useMessages();
  const [chosen, setChosen] = useState(forms[0]?.key ?? '');
  const {
    key: tool = '',
    code = null,
    hint,
  } = forms.find(({ key }) => key === chosen) ?? forms[0] ?? {};
  return (
    <div className="min-w-0 space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{text.code}</span>
        <Toggle
          label={text.tool}
          options={forms.map(({ key }) => ({ key, label: key }))}
          current={tool}
          onSelect={setChosen}
        />
        {code !== null && <CopyButton value={code} label={text.copyCode(tool)} />}
      </div>
      {code === null ? (
        <p role="status" className="text-muted">
          {problem === null ? common.loading : <Quoted text={problem} limit={300} />}
        </p>
      ) : (
        <pre
          dir="ltr"
          className="max-h-60 overflow-y-auto rounded-sm bg-sunken px-2 py-1 font-mono text-xs wrap-anywhere whitespace-pre-wrap text-muted"
        >
          {cutText(code, LONGEST)}
        </pre>
      )}
      {code !== null && hint !== undefined && <p className="text-xs text-muted">{hint}</p>}
    </div>
  );
}
