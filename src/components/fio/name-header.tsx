import type { ReactNode } from 'react';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { SkeletonWord } from '../ui/skeleton.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface NameFact {
  readonly label: string;
  readonly hint?: string;
  /** Null while it loads. */
  readonly value: ReactNode;
}

interface NameHeaderProps {
  kind: string;
  name: string;
  facts: readonly NameFact[];
  /** Controls beside the name. */
  actions?: ReactNode;
}

/** The head of an address's or a domain's page: its name and main facts. */
export function NameHeader({ kind, name, facts, actions }: NameHeaderProps) {
  const text = useFioNamesTexts();
  return (
    <header className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="text-xs text-muted">{kind}</p>
          <h1 className="title wrap-anywhere">
            <HostileText text={name} limit={64} />{' '}
            <CopyButton value={name} label={text.shared.copyName} />
          </h1>
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <dl className="grid grid-cols-2 gap-x-10 gap-y-4 md:grid-cols-4">
        {facts.map(({ label, hint, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-quiet" title={hint}>
              {label}
            </dt>
            <dd className="min-h-10 min-w-0 pt-0.5 font-medium">
              {value ?? <SkeletonWord className="w-24" />}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
