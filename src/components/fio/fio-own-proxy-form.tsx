import { use } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { FactRows } from '../form/fact-rows.tsx';
import { Guest } from '../form/guest.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import type { OwnAddress } from './fio-voter.tsx';

interface FioOwnProxyFormProps {
  /** Whether to register or unregister. */
  registers: boolean;
  isProxy: boolean;
  /** The account's current proxy. */
  uses: string | null;
  addresses: readonly OwnAddress[];
  /** The acting address. */
  address: OwnAddress | null;
  /** The fee if it is not free. */
  fee: Asset;
  pending: boolean;
  onAddress: (name: string) => void;
  onSubmit: () => void;
}

/** Registers or unregisters a FIO address as a proxy. */
export function FioOwnProxyForm(props: FioOwnProxyFormProps) {
  const { registers, isProxy, uses, addresses, address, fee, pending, onAddress, onSubmit } = props;
  const text = useFioTexts();
  const proxy = useVoteTexts().proxy;
  const format = useFormat();
  const isGuest = use(Guest) !== null;
  const state = isGuest ? null : (
    <p>
      <Badge tone={isProxy ? 'positive' : 'neutral'}>
        {isProxy ? proxy.registered : proxy.notYet}
      </Badge>
    </p>
  );
  if (isProxy === registers && !isGuest) return state;
  if (registers && uses) return <Banner kind="warning" title={proxy.usesProxy(uses)} />;
  if (!address && !isGuest)
    return (
      <div className="space-y-4">
        {state}
        <p className="text-muted">{text.proxyNeedsAddress}</p>
      </div>
    );
  const isFree = address !== null && address.bundledLeft > 0;
  return (
    <SubmitForm
      label={registers ? proxy.register : proxy.unregister}
      pending={pending}
      onSubmit={onSubmit}
    >
      {state}
      <p className="text-muted">{registers ? text.beProxyHint : text.endProxyHint}</p>
      {address && (
        <SelectField
          label={text.ownAddress}
          className="max-w-form"
          options={addresses.map(({ name, bundledLeft }) => ({
            key: name,
            label: text.bundled(name, format.number(bundledLeft)),
          }))}
          value={address.name}
          onSelect={onAddress}
        />
      )}
      {isFree ? (
        <p className="text-xs text-muted">{text.freeVote}</p>
      ) : (
        <FactRows facts={[{ label: text.fee, value: <Amount amount={fee} /> }]} />
      )}
    </SubmitForm>
  );
}
