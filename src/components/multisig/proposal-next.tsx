import { useState } from 'react';
import type { Missing } from '#src/chain/model/proposal/proposal-missing.ts';
import type { ProposalStatus } from '#src/chain/model/proposal/proposal-progress.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';
import { JsonPanel } from '../ui/json-view.tsx';
import { Section } from '../ui/section.tsx';

interface ProposalNextProps {
  status: ProposalStatus;
  missing: readonly Missing[];
}

/** Limit of listed authorities and names. The approval table has all. */
const MOST = 50;

/** What a proposal waits for, one sentence for each authority. */
export function ProposalNext({ status, missing }: ProposalNextProps) {
  const text = useMultisigTexts();
  if (status !== 'waiting') return <p>{text.next[status]}</p>;
  return (
    <ul className="space-y-1">
      {missing.slice(0, MOST).map((one) => (
        <li key={`${one.actor}@${one.permission}`}>
          <Sentence missing={one} />
        </li>
      ))}
    </ul>
  );
}

function Sentence({ missing }: { missing: Missing }) {
  const text = useMultisigTexts();
  const format = useFormat();
  const { approvals, weight, from } = missing;
  const name = ({ actor, permission }: Pick<Missing, 'actor' | 'permission'>) =>
    // Isolates names from the text direction.
    `\u2066${actor}@${permission}\u2069`;
  const names = from.slice(0, MOST).map(name).join(', ') + (from.length > MOST ? '…' : '');
  if (from.length === 0) return text.missingNobody(name(missing));
  if (approvals !== null) return text.missing(name(missing), format.number(approvals), names);
  return weight === null
    ? text.missingUnknown(name(missing), names)
    : text.missingWeight(name(missing), format.number(weight), names);
}

/** The proposed transaction, decoded and as bytes. */
export function ProposalRaw({ raw, packed }: { raw: unknown; packed: string }) {
  const text = useMultisigTexts();
  const [view, setView] = useState<'json' | 'packed'>('json');
  const options = [
    { key: 'json', label: text.rawJson },
    { key: 'packed', label: text.rawPacked },
  ] as const;
  return (
    <Section
      title={text.raw}
      actions={<Toggle label={text.raw} options={options} current={view} onSelect={setView} />}
      flush
    >
      {view === 'json' ? (
        <JsonPanel value={raw} />
      ) : (
        <div className="flex items-start gap-3 p-4">
          <p dir="ltr" className="min-w-0 flex-1 font-mono text-xs break-all">
            {packed}
          </p>
          <CopyButton value={packed} label={text.copyPacked} />
        </div>
      )}
    </Section>
  );
}
