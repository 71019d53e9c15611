import { use } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { FactRows } from '../form/fact-rows.tsx';
import { Guest } from '../form/guest.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';

export interface OwnAddress {
  readonly name: string;
  /** Remaining fee-free transactions. */
  readonly bundledLeft: number;
}

interface FioVoterProps {
  /** Null if unknown. */
  balance: Asset | null;
  /** The account's proxy. */
  proxy: string | null;
  addresses: readonly OwnAddress[];
  /** The voting address; null for none. */
  address: OwnAddress | null;
  onAddress: (name: string | null) => void;
  /** The fee if it is not free. */
  fee: Asset;
}

const NONE = '';

/** A FIO vote's weight, address and costs. */
export function FioVoter(props: FioVoterProps) {
  const { balance, proxy, addresses, address, onAddress, fee } = props;
  const text = useFioTexts();
  const format = useFormat();
  const isGuest = use(Guest) !== null;
  const isFree = address !== null && address.bundledLeft > 0;
  const facts = [
    ...(balance ? [{ label: text.votesWith, value: <Amount amount={balance} /> }] : []),
    ...(proxy === null
      ? []
      : [{ label: text.shared.votesVia, value: <AccountLink name={proxy} /> }]),
    ...(isFree ? [] : [{ label: text.fee, value: <Amount amount={fee} /> }]),
  ];
  return (
    <div className="space-y-3">
      {addresses.length === 0 ? (
        !isGuest && <p className="text-xs text-muted">{text.ownsNone}</p>
      ) : (
        <SelectField
          label={text.address}
          options={[
            ...addresses.map(({ name, bundledLeft }) => ({
              key: name,
              label: text.bundled(name, format.number(bundledLeft)),
            })),
            { key: NONE, label: text.noAddress },
          ]}
          value={address?.name ?? NONE}
          onSelect={(name) => onAddress(name === NONE ? null : name)}
        />
      )}
      <FactRows facts={facts} />
      {isFree && <p className="text-xs text-muted">{text.freeVote}</p>}
    </div>
  );
}
