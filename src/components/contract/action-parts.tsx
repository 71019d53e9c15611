import type { ReactNode } from 'react';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { cutText } from '../ui/text/cut-text.ts';
import { Quoted } from '../ui/text/quoted.tsx';

/** An action's Ricardian contract, as plain text: its author is not trusted. */
export function Ricardian({ body }: { body: string }) {
  const text = useContractTexts();
  if (body.trim() === '') return <p className="text-xs text-muted">{text.noRicardian}</p>;
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 font-medium">{text.ricardian}</summary>
      <div className="mt-1 max-h-96 overflow-y-auto border-s ps-4 text-muted">
        <Quoted text={body.trim()} limit={4000} />
      </div>
    </details>
  );
}

/** Characters of a line that is cut at its end anyway. */
const LONGEST_LINE = 400;

interface ShareFormProps {
  command: string;
  /** Other ways to share it. */
  children?: ReactNode;
}

/** The filled form as a command. */
export function ShareForm({ command, children }: ShareFormProps) {
  const text = useContractTexts();
  return (
    <div className="space-y-3">
      <dl>
        <CopyLine label={text.command} value={command} copy={text.copyCommand} />
      </dl>
      {children}
    </div>
  );
}

function CopyLine({ label, value, copy }: { label: string; value: string; copy: string }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-1 font-medium">
        {label} <CopyButton value={value} label={copy} />
      </dt>
      <dd
        dir="ltr"
        className="mt-1 truncate rounded-sm bg-sunken px-2 py-1 font-mono text-xs text-muted"
      >
        {cutText(value, LONGEST_LINE)}
      </dd>
    </div>
  );
}
