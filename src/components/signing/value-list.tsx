import type { ValueChange } from '#src/chain/model/signing/value-change.ts';
import type { ValueTotals } from '#src/chain/model/signing/value-changes.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

type Listed = Pick<ValueTotals, 'changes' | 'uncounted'>;

/** Whether there is anything to list. */
export function hasValues({ changes, uncounted }: Listed): boolean {
  return changes.length > 0 || uncounted.length > 0;
}

/** Changes of stake, RAM, REX and NFTs by account, and the actions that are not counted. */
export function ValueList({ values: { changes, uncounted } }: { values: Listed }) {
  const { values: text } = useSigningTexts();
  return (
    <>
      <Paged rows={changes} page={50}>
        {(shown) => (
          <ul data-slot="value-list">
            {shown.map((change, index) => (
              <li
                key={index}
                className="flex min-h-(--row) flex-wrap items-center justify-between gap-x-4 border-b py-1.5"
              >
                <span className="flex min-w-0 items-center gap-2">
                  <Identicon name={change.holder} />
                  <AccountLink name={change.holder} />
                </span>
                <span className="ms-auto text-end">
                  <Figure change={change} />{' '}
                  <span className="text-muted">
                    {change.kind === 'nft' ? (
                      <>
                        {text.nfts(change.ids.length)}{' '}
                        <HostileText
                          text={change.ids.map((id) => `#${id}`).join(', ')}
                          limit={120}
                        />
                      </>
                    ) : (
                      <>
                        {text.kinds[change.kind]}
                        {'atMost' in change && ` ${text.atMost}`}
                      </>
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {uncounted.length > 0 && (
        <p className="py-1 text-xs text-muted">
          {text.uncounted} <HostileText text={uncounted.join(', ')} limit={240} />
        </p>
      )}
    </>
  );
}

function Figure({ change }: { change: ValueChange }) {
  const format = useFormat();
  if ('amount' in change) return <Amount amount={change.amount} signed />;
  const [gains, size] =
    change.kind === 'ram'
      ? [change.bytes > 0n, format.bytes(Math.abs(Number(change.bytes)))]
      : [change.gains, format.number(change.ids.length)];
  return (
    <span dir="ltr" className="font-medium">
      {gains ? '+' : '−'}
      {size}
    </span>
  );
}
