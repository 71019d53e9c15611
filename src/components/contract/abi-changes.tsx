import { type AbiChange, abiSections } from '#src/chain/model/abi/compare.ts';
import { useAbiVersionTexts } from '#src/i18n/areas/contract/versions/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { Section } from '../ui/section.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** Changes drawn at first. */
const PAGE = 100;

const tones = { added: 'positive', removed: 'danger', changed: 'neutral' } as const;

/** The differences between two versions of an ABI, by section. */
export function AbiChanges({ changes }: { changes: readonly AbiChange[] }) {
  const text = useAbiVersionTexts();
  const format = useFormat();
  if (changes.length === 0) return <p className="py-3 text-muted">{text.same}</p>;
  const breaking = changes.filter(({ breaks }) => breaks).length;
  return (
    <div className="space-y-4">
      <p>
        {text.summary(format.number(changes.length))}{' '}
        {breaking > 0 && <b className="font-medium">{text.breaking(format.number(breaking))}</b>}
      </p>
      {abiSections.map((section) => {
        const rows = changes.filter((change) => change.section === section);
        if (rows.length === 0) return null;
        return (
          <Section key={section} title={text.sections[section]} note={format.number(rows.length)}>
            <Paged rows={rows} page={PAGE}>
              {(shown) => (
                <ul className="divide-y">
                  {shown.map((change) => (
                    <Change key={change.name} change={change} />
                  ))}
                </ul>
              )}
            </Paged>
          </Section>
        );
      })}
    </div>
  );
}

function Change({ change: { name, kind, lines, breaks } }: { change: AbiChange }) {
  const text = useAbiVersionTexts();
  return (
    <li className="space-y-1 py-2">
      <p className="flex flex-wrap items-center gap-2">
        <code dir="ltr" className="font-medium">
          <HostileText text={name} limit={80} />
        </code>
        <Badge tone={tones[kind]}>{text.kinds[kind]}</Badge>
        {breaks && <Badge tone="warning">{text.breaks}</Badge>}
      </p>
      {lines.length > 0 && (
        <Paged rows={lines} page={PAGE}>
          {(shown) => (
            <ul className="space-y-0.5">
              {shown.map((line) => (
                <li key={line.name} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
                  <code dir="ltr" className="text-xs text-muted wrap-anywhere">
                    <HostileText text={line.name} limit={80} />
                  </code>
                  <Value mark="−" label={text.before} className="text-danger" value={line.before} />
                  <Value mark="+" label={text.after} className="text-positive" value={line.after} />
                </li>
              ))}
            </ul>
          )}
        </Paged>
      )}
    </li>
  );
}

interface ValueProps {
  mark: string;
  label: string;
  className: string;
  value: string | null;
}

/** One side of a line. A sign says which, not only the colour. */
function Value({ mark, label, className, value }: ValueProps) {
  if (value === null) return null;
  return (
    <code dir="ltr" className={`text-xs wrap-anywhere ${className}`}>
      <span aria-hidden>{mark} </span>
      <span className="sr-only">{label} </span>
      <HostileText text={value} limit={240} />
    </code>
  );
}
