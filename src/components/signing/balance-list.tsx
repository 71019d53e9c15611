import ArrowRight from 'lucide-react/icons/arrow-right';
import { type Asset, zeroAsset } from '#src/chain/core/asset.ts';
import { balanceAfter, balanceKey } from '#src/chain/model/signing/balance-after.ts';
import type { BalanceChange, HolderChanges } from '#src/chain/model/transaction/balance-changes.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { SkeletonWord } from '../ui/skeleton.tsx';

/** Current balances by `alice/eosio.token:EOS`; null if it never had any, absent if unknown. */
type HeldBalances = ReadonlyMap<string, Asset | null>;

interface BalanceListProps {
  balances: readonly HolderChanges[];
  /** The core token's contract. Amounts of other contracts name theirs. */
  tokenContract: string;
  /** Null while loading. Without it only changes are shown. */
  currentBalances?: HeldBalances | null;
}

const rowsOf = (balances: readonly HolderChanges[]) =>
  balances.flatMap(({ holder, changes }) =>
    changes.filter(({ staked }) => !staked).map((change) => ({ holder, change })),
  );

/** Whether there is anything to list: stake is among other values. */
export const hasBalances = (balances: readonly HolderChanges[]): boolean =>
  rowsOf(balances).length > 0;

/** Balance changes by account, with the balances now and after if they are known. */
export function BalanceList({ balances, tokenContract, currentBalances }: BalanceListProps) {
  const text = useSigningTexts();
  const rows = rowsOf(balances);
  if (rows.length === 0) return null;
  return (
    <ul data-slot="balance-list">
      {currentBalances !== undefined && (
        <li
          aria-hidden
          className="flex justify-end border-b py-1.5 text-xs text-quiet max-tablet:hidden"
        >
          <span className="grid w-7/12 grid-cols-[1fr_2rem_1fr] text-end">
            <span>{text.now}</span>
            <span className="col-start-3">{text.after}</span>
          </span>
        </li>
      )}
      {rows.map(({ holder, change }) => (
        <li
          key={balanceKey(holder, change)}
          className="flex min-h-(--row-roomy) flex-wrap items-center justify-between gap-x-4 border-b py-1.5"
        >
          <span className="flex min-w-0 items-center gap-2">
            <Identicon name={holder} />
            <AccountLink name={holder} />
          </span>
          {currentBalances === undefined ? (
            <Change change={change} tokenContract={tokenContract} />
          ) : (
            <NowAndAfter
              change={change}
              tokenContract={tokenContract}
              now={currentBalances && currentBalances.get(balanceKey(holder, change))}
              isLoading={currentBalances === null}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChangeProps {
  change: BalanceChange;
  tokenContract: string;
}

function Change({ change: { contract, amount }, tokenContract }: ChangeProps) {
  return (
    <span className="ms-auto text-end">
      <Amount amount={amount} signed />
      {contract !== tokenContract && (
        <>
          {' '}
          (<AccountLink name={contract} />)
        </>
      )}
    </span>
  );
}

interface NowAndAfterProps extends ChangeProps {
  /** Null if the account never had any, undefined if unknown. */
  now: Asset | null | undefined;
  isLoading: boolean;
}

/** Two lines: the balance now and after, and the change below. */
function NowAndAfter({ change, tokenContract, now, isLoading }: NowAndAfterProps) {
  const text = useSigningTexts();
  const { amount } = change;
  const before = now === null ? zeroAsset(amount.symbol) : now;
  const after = before && balanceAfter(before, amount);
  const figure = (of: Asset | null | undefined, className?: string) =>
    isLoading ? (
      <SkeletonWord className="w-16" />
    ) : of ? (
      <Amount amount={of} {...(className !== undefined && { className })} />
    ) : (
      '–'
    );
  return (
    <span className="ms-auto text-end tablet:min-w-7/12">
      <span className="items-baseline gap-x-2 max-tablet:flex max-tablet:flex-wrap max-tablet:justify-end tablet:grid tablet:grid-cols-[1fr_1rem_1fr]">
        <span>
          <span className="sr-only">{text.now} </span>
          {figure(before)}
        </span>
        <ArrowRight size={16} aria-hidden className="icon-directional self-center text-quiet" />
        <span>
          <span className="sr-only">{text.after} </span>
          {figure(after, after && after.units < 0n ? 'text-danger' : undefined)}
        </span>
      </span>
      <span className="block text-xs">
        <Change change={change} tokenContract={tokenContract} />
      </span>
    </span>
  );
}
