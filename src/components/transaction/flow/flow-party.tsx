import { isName } from '#src/chain/core/name.ts';
import type { FlowParty } from '#src/chain/model/transaction/token-flow.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { Amount } from '../../ui/amount.tsx';
import { AccountLink, KeyLink } from '../../ui/entity-link.tsx';
import { usePaged } from '../../ui/rows/show-more.tsx';
import { RamAmount } from './ram-amount.tsx';

/** Tokens of one party rendered at first. */
const TOKENS = 20;

/** An account, or a key on FIO. */
export function Holder({ name }: { name: string }) {
  return isName(name) ? <AccountLink name={name} /> : <KeyLink publicKey={name} width="short" />;
}

export function Role({ of: { role } }: { of: FlowParty }) {
  const text = useTransactionBodyTexts();
  return role && text.roles[role];
}

interface NetChangeProps {
  of: FlowParty;
  tokenContract: string;
}

/** What the transaction left a party with: one line for each token, then RAM. */
export function NetChange({ of: { changes, ram, ramIsAbout }, tokenContract }: NetChangeProps) {
  const text = useTransactionBodyTexts();
  const { shown, more } = usePaged(changes, TOKENS);
  if (changes.length === 0 && ram === 0) return <span className="text-quiet">0</span>;
  return (
    <>
      <ul>
        {shown.map(({ contract, amount, staked }) => (
          <li key={`${contract}/${amount.symbol.code}/${amount.symbol.precision}/${staked}`}>
            <Amount amount={amount} signed />
            {staked && <span className="text-xs text-quiet"> {text.staked}</span>}
            {contract !== tokenContract && (
              <span className="block text-xs">
                <AccountLink name={contract} />
              </span>
            )}
          </li>
        ))}
        {ram !== 0 && (
          <li>
            <RamAmount bytes={ram} about={ramIsAbout} signed />
          </li>
        )}
      </ul>
      {more}
    </>
  );
}
