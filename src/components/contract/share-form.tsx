import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';

/** The filled form as a link and as a command. */
export function ShareForm({ link, command }: { link: string; command: string }) {
  const text = useContractTexts();
  return (
    <dl className="space-y-3">
      <CopyLine label={text.linkTo} value={link} copy={text.copyLink} />
      <CopyLine label={text.command} value={command} copy={text.copyCommand} />
    </dl>
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
        {value}
      </dd>
    </div>
  );
}
