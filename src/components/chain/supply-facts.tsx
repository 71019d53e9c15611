import type { Asset } from '#src/chain/core/asset.ts';
import type { SupplyView } from '#src/chain/model/token/supply.ts';
import { useSupplyTexts } from '#src/i18n/areas/chain/supply/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';

/** Supply, maximum, circulating and locked, each as a share of the supply. */
export function SupplyFacts({ view }: { view: SupplyView }) {
  const text = useSupplyTexts();
  const { supply, maxSupply, circulating, locked } = view;
  return (
    <KeyValueList
      items={[
        { key: 'supply', label: text.supply, value: <Amount amount={supply} /> },
        {
          key: 'max',
          label: text.maxSupply,
          value: maxSupply ? <Amount amount={maxSupply} /> : text.unlimited,
        },
        {
          key: 'circulating',
          label: text.circulating,
          value: <Part part={circulating} of={supply} />,
        },
        { key: 'locked', label: text.locked, value: <Part part={locked} of={supply} /> },
      ]}
    />
  );
}

/** An amount and its share of another. */
export function Part({ part, of }: { part: Asset | null; of: Asset }) {
  const text = useSupplyTexts();
  const format = useFormat();
  if (!part) return <span className="font-normal text-quiet">{text.notReported}</span>;
  const share = of.units > 0n ? Number(part.units) / Number(of.units) : 0;
  return (
    <>
      <Amount amount={part} />
      <span className="block text-xs font-normal text-quiet">
        {text.ofSupply(format.percent(share))}
      </span>
    </>
  );
}
