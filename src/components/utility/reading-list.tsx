import type { DecodedFact, Reading } from '#src/chain/model/utility/reading.ts';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { Copied } from '../ui/copied.tsx';
import { AccountLink, BlockLink, KeyLink } from '../ui/entity-link.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { Section } from '../ui/section.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { AbsoluteTime } from '../ui/time.tsx';

/** Every meaning of a decoded text. */
export function ReadingList({ readings }: { readings: readonly Reading[] }) {
  const { decode: text } = useUtilityTexts();
  return readings.map(({ kind, facts }) => {
    if (kind === 'private-key')
      return (
        <Banner key={kind} kind="warning" title={text.kinds[kind]}>
          {text.privateKeyHint}
        </Banner>
      );
    return (
      <Section key={`${kind} ${facts[0]?.value ?? ''}`} title={text.kinds[kind]}>
        <KeyValueList
          items={facts.map((fact) => ({
            key: `${fact.fact} ${fact.value}`,
            label: text.facts[fact.fact],
            value: <FactValue {...fact} />,
          }))}
        />
      </Section>
    );
  });
}

function FactValue({ value, as }: DecodedFact) {
  const format = useFormat();
  switch (as) {
    case 'time':
      return <AbsoluteTime at={Number(value)} />;
    case 'bytes':
      return format.bytes(Number(value));
    case 'block':
      return <BlockLink number={Number(value)} />;
    default:
      return (
        <Copied value={value}>
          <CopiedValue value={value} as={as} />
        </Copied>
      );
  }
}

function CopiedValue({ value, as }: Pick<DecodedFact, 'value' | 'as'>) {
  if (as === 'account') return <AccountLink name={value} />;
  if (as === 'key') return <KeyLink publicKey={value} />;
  return (
    <span className="wrap-anywhere">
      <HostileText text={value} />
    </span>
  );
}
