import type { Asset } from '#src/chain/core/asset.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';

/** The total stake from others. */
export function ReceivedTotal({ cpu, net }: { cpu: Asset; net: Asset }) {
  const { stakes: text } = useAccountResourcesTexts();
  return (
    <KeyValueList
      items={[
        { key: 'cpu', label: text.receivedCpu, value: <Amount amount={cpu} /> },
        { key: 'net', label: text.receivedNet, value: <Amount amount={net} /> },
      ]}
    />
  );
}
