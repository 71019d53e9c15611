import { chainNow } from '#src/chain/core/clock.ts';
import { type GenesisAward, genesisDue } from '#src/chain/model/block/genesis.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { KeyValueList, type KeyValue } from '../ui/key-value-list.tsx';
import { Time } from '../ui/time.tsx';

/** WAX's award, and what a claim pays of it. */
export function GenesisFacts({ award }: { award: GenesisAward }) {
  const { genesis: text } = useAccountPartsTexts();
  const { awarded, claimedAt, countedAt } = award;
  const times: KeyValue[] = [
    { key: 'counted', label: text.counted, value: <Time at={countedAt} />, at: countedAt },
    { key: 'claimed', label: text.claimed, value: <Time at={claimedAt} />, at: claimedAt },
  ].flatMap(({ at, ...item }) => (at > 0 ? [item] : []));
  return (
    <KeyValueList
      items={[
        { key: 'awarded', label: text.awarded, value: <Amount amount={awarded} /> },
        {
          key: 'unclaimed',
          label: text.unclaimed,
          value: <Amount amount={genesisDue(award, chainNow())} />,
        },
        ...times,
      ]}
    />
  );
}
