import type { Asset } from '#src/chain/core/asset.ts';
import type { FioBalance } from '#src/chain/model/fio/fio.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useAuthorityTexts } from '#src/i18n/areas/permission/authority/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { Decimal } from '../ui/decimal.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { KeyLink } from '../ui/entity-link.tsx';
import { KeyValueList, type KeyValue } from '../ui/key-value-list.tsx';

const DECIMALS = 9;

interface FioFactsProps {
  /** Null if the chain does not have it. */
  publicKey: string | null;
  balance: FioBalance | null;
  /** What unstaking all pays more than the stake; null if nothing is staked. */
  reward?: Asset | null;
}

/** FIO's facts about the key of an account. */
export function FioFacts({ publicKey, balance, reward = null }: FioFactsProps) {
  const { fio } = useAccountPartsTexts();
  const authority = useAuthorityTexts();
  const amounts: KeyValue[] = balance
    ? [
        { key: 'balance', label: fio.balance, value: <Amount amount={balance.balance} /> },
        { key: 'available', label: fio.available, value: <Amount amount={balance.available} /> },
        { key: 'staked', label: fio.staked, value: <Amount amount={balance.staked} /> },
        {
          key: 'srps',
          label: fio.srps,
          value: <Decimal units={balance.srps} precision={DECIMALS} />,
        },
        { key: 'roe', label: fio.roe, value: <Decimal units={balance.roe} precision={DECIMALS} /> },
      ]
    : [];
  const rewards: KeyValue[] = reward
    ? [{ key: 'reward', label: fio.reward, value: <Amount amount={reward} /> }]
    : [];
  const key = publicKey !== null && (
    <span className="flex min-w-0 items-center gap-1">
      <span className="min-w-0">
        <KeyLink publicKey={publicKey} />
      </span>
      <CopyButton value={publicKey} label={authority.copyKey} />
    </span>
  );
  return (
    <KeyValueList
      items={[
        ...amounts,
        ...rewards,
        { key: 'key', label: fio.publicKey, value: key || fio.noKey },
      ]}
    />
  );
}
