import type { FioBalance } from '#src/chain/model/fio/fio.ts';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { AsidePart } from '../form/form-layout.tsx';
import { Amount } from '../ui/amount.tsx';
import { KeyLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import type { OwnAddress } from './fio-voter.tsx';

interface FioOwnProps {
  /** Null if the chain does not have it. */
  publicKey: string | null;
  balance: Pick<FioBalance, 'balance' | 'available' | 'staked'> | null;
  addresses: readonly OwnAddress[];
}

/** A FIO account's balance, and its keys and addresses for payments and votes. */
export function FioOwn({ publicKey, balance, addresses }: FioOwnProps) {
  const text = useFioTexts();
  const format = useFormat();
  const facts: Fact[] = [];
  if (balance)
    for (const part of ['balance', 'available', 'staked'] as const)
      facts.push({ label: text.own[part], value: <Amount amount={balance[part]} /> });
  if (publicKey !== null)
    facts.push({ label: text.shared.publicKey, value: <KeyLink publicKey={publicKey} /> });
  return (
    <>
      <AsidePart title={text.own.now}>
        <FactRows facts={facts} />
      </AsidePart>
      <AsidePart title={text.own.addresses}>
        {addresses.length === 0 && <p className="text-muted">{text.own.none}</p>}
        <ul className="space-y-1">
          {addresses.map(({ name, bundledLeft }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4">
              <HostileText text={name} limit={64} />
              <span className="text-muted">{text.own.freeLeft(format.number(bundledLeft))}</span>
            </li>
          ))}
        </ul>
      </AsidePart>
    </>
  );
}
