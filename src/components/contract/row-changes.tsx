import ArrowRight from 'lucide-react/icons/arrow-right';
import type { RowChange } from '#src/chain/model/abi/row-changes.ts';
import type { AbiField } from '#src/chain/model/abi/view.ts';
import { useDeveloperTexts } from '#src/i18n/areas/contract/developer/texts.ts';
import { Section } from '../ui/section.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';
import { RowCell } from './row-cell.tsx';

/** A change and when it was seen, in milliseconds UTC. */
export type SeenChange = RowChange & { readonly at: number };

interface RowChangesProps {
  /** The latest first. */
  changes: readonly SeenChange[];
  fields: readonly AbiField[];
}

const KEY = 60;

/** What changed in a table while it was followed. */
export function RowChanges({ changes, fields }: RowChangesProps) {
  const text = useDeveloperTexts();
  const typeOf = (field: string) => fields.find(({ name }) => name === field)?.type ?? '';
  return (
    <Section title={text.changes} note={text.changesNote}>
      {changes.length === 0 && <p className="py-2 text-muted">{text.noChanges}</p>}
      <ol className="divide-y">
        {changes.map((change, index) => (
          <li
            key={changes.length - index}
            className="fresh flex min-h-(--row-dense) flex-wrap items-center gap-x-3 py-1"
          >
            <span className="text-quiet">
              <Time at={change.at} age />
            </span>
            <b dir="ltr" className="font-medium">
              <HostileText text={change.key} limit={KEY} />
            </b>
            {change.kind === 'changed' ? (
              <>
                <span dir="ltr" className="text-muted">
                  <HostileText text={change.field} limit={KEY} />
                </span>
                <RowCell field={change.field} type={typeOf(change.field)} value={change.before} />
                <ArrowRight size={14} aria-hidden className="icon-directional text-quiet" />
                <RowCell field={change.field} type={typeOf(change.field)} value={change.after} />
              </>
            ) : (
              <span className="text-muted">{text[change.kind]}</span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
