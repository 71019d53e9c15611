import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { type Parameter, parameterGroups } from '#src/chain/model/chain/parameters.ts';
import { useChainTexts } from '#src/i18n/areas/chain/texts.ts';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';
import { Section } from '../ui/section.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { ParameterValue } from './parameter-value.tsx';

interface ParameterSectionsProps {
  parameters: readonly Parameter[];
  symbol: TokenSymbol;
}

/** The parameters of the system contract in groups: each in words, with its field and its unit. */
export function ParameterSections({ parameters, symbol }: ParameterSectionsProps) {
  const text = useChainTexts();
  const groups = parameterGroups
    .map((group) => ({ group, of: parameters.filter((one) => one.group === group) }))
    .filter(({ of }) => of.length > 0);
  return (
    <div className="gap-x-10 [--columns-facts:3fr_2fr] lg:columns-2">
      {groups.map(({ group, of }) => (
        <Section key={group} title={text.groups[group]} className="mb-8 break-inside-avoid">
          <KeyValueList
            items={of.map((parameter): KeyValue => ({
              key: `${parameter.table}.${parameter.field}`,
              label: <Label parameter={parameter} />,
              value: <ParameterValue value={parameter.value} symbol={symbol} />,
            }))}
          />
        </Section>
      ))}
    </div>
  );
}

/** The parameter in words, and its field. */
function Label({ parameter: { name, table, field } }: { parameter: Parameter }) {
  const text = useChainTexts();
  return (
    <>
      {name && <span className="block">{text.parameters[name]}</span>}
      <bdi dir="ltr" className="font-mono text-xs text-quiet wrap-anywhere">
        <HostileText text={`${table}.${field}`} limit={60} />
      </bdi>
    </>
  );
}
