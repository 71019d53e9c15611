import { type HyperionHealth, missingRanges } from '#src/chain/model/hyperion/health.ts';
import { useHyperionTexts } from '#src/i18n/areas/hyperion/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { BlockLink } from '../ui/entity-link.tsx';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';

/** A Hyperion service: its state, how far it is indexed, and which blocks it lacks. */
export function HealthFacts({ health }: { health: HyperionHealth }) {
  const text = useHyperionTexts();
  const format = useFormat();
  const { head, headTime, lastIndexed, missing, parts, version, host } = health;
  const block = (number: number | null) => (number === null ? '–' : <BlockLink number={number} />);
  const behind = head !== null && lastIndexed !== null ? Math.max(0, head - lastIndexed) : null;
  const items: KeyValue[] = [
    {
      key: 'parts',
      label: text.parts,
      value: (
        <span className="flex flex-wrap gap-2">
          {parts.map(({ name, isOk }) => (
            <Badge key={name} tone={isOk ? 'positive' : 'danger'}>
              <HostileText text={name} limit={24} /> {isOk ? text.ok : text.failing}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'head',
      label: text.head,
      value: (
        <>
          {block(head)} {headTime !== null && <Ago at={headTime} />}
        </>
      ),
    },
    {
      key: 'last',
      label: text.lastIndexed,
      value: (
        <>
          {block(lastIndexed)}{' '}
          {behind !== null && (
            <span className="text-quiet">{text.behind(format.number(behind))}</span>
          )}
        </>
      ),
    },
    { key: 'first', label: text.firstIndexed, value: block(health.firstIndexed) },
    { key: 'missing', label: text.missing, value: <Missing health={health} missing={missing} /> },
    {
      key: 'version',
      label: text.shared.version,
      value: <HostileText text={version || '–'} limit={40} />,
    },
    { key: 'host', label: text.host, value: <HostileText text={host || '–'} limit={60} /> },
  ];
  return <KeyValueList items={items} />;
}

function Ago({ at }: { at: number }) {
  return (
    <span className="text-quiet">
      <Time at={at} />
    </span>
  );
}

function Missing({ health, missing }: { health: HyperionHealth; missing: number | null }) {
  const text = useHyperionTexts();
  const format = useFormat();
  const ranges = missingRanges(health);
  const inside = missing ?? 0;
  if (ranges.length === 0 && inside === 0)
    return missing === null ? '–' : <Badge tone="positive">{text.complete}</Badge>;
  return (
    <ul>
      {ranges.map(({ from, to }) => (
        <li key={from}>
          <BlockLink number={from} /> – <BlockLink number={to} />{' '}
          <span className="text-quiet">{text.blocks(format.number(to - from + 1))}</span>
        </li>
      ))}
      {inside > 0 && <li className="text-warning">{text.inside(format.number(inside))}</li>}
    </ul>
  );
}
