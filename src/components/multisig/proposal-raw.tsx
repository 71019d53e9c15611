import { useState } from 'react';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';
import { JsonPanel } from '../ui/json-view.tsx';
import { Section } from '../ui/section.tsx';

/** The proposed transaction, decoded and as bytes. */
export function ProposalRaw({ raw, packed }: { raw: unknown; packed: string }) {
  const text = useMultisigTexts();
  const [view, setView] = useState<'json' | 'packed'>('json');
  const options = [
    { key: 'json', label: text.shared.json },
    { key: 'packed', label: text.rawPacked },
  ] as const;
  return (
    <Section
      title={text.raw}
      actions={<Toggle label={text.raw} options={options} current={view} onSelect={setView} />}
    >
      {view === 'json' ? (
        <JsonPanel value={raw} />
      ) : (
        <div className="flex items-start gap-3 py-3">
          <p dir="ltr" className="min-w-0 flex-1 font-mono text-xs break-all">
            {packed}
          </p>
          <CopyButton value={packed} label={text.copyPacked} />
        </div>
      )}
    </Section>
  );
}
