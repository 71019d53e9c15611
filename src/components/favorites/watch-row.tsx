import type { ProposalId } from '#src/chain/actions/multisig.ts';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { WatchChange } from '#src/chain/model/account/watch.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { useFavoritesPageTexts } from '#src/i18n/areas/favorites/page/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';

interface WatchRowProps {
  name: string;
  state: LoadState<unknown>['kind'];
  /** When it was seen before, milliseconds UTC; null for never. */
  since: number | null;
  changes: readonly WatchChange[];
  /** Proposals that wait for its approval; null if they could not be read. */
  waiting?: readonly ProposalId[] | null;
}

/** Proposals that are named. */
const MOST_NAMED = 5;

/** A watched account and what changed since it was seen. */
export function WatchRow({ name, state, since, changes, waiting = [] }: WatchRowProps) {
  const text = useFavoritesPageTexts();
  return (
    <li className="flex items-start gap-2 py-2">
      <Identicon name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-3">
          <AccountLink name={name} />
          {since !== null && (
            <span className="text-quiet">
              {text.since} <Time at={since} />
            </span>
          )}
        </p>
        {state === 'loading' && <p className="text-muted">{text.looking}</p>}
        {state === 'missing' && <p className="text-warning">{text.missing}</p>}
        {state === 'failed' && <p className="text-warning">{text.failed}</p>}
        {state === 'ready' && changes.length === 0 && (
          <p className="text-muted">{since === null ? text.fromNow : text.unchanged}</p>
        )}
        {state === 'ready' && changes.length > 0 && (
          <ul>
            {changes.map((change) => (
              <li key={change.kind === 'balance' ? '' : change.permission}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        )}
        {waiting === null && <p className="text-warning">{text.waitingUnknown}</p>}
        {waiting !== null && waiting.length > 0 && <Waiting waiting={waiting} />}
      </div>
    </li>
  );
}

function Change({ change }: { change: WatchChange }) {
  const text = useFavoritesPageTexts();
  if (change.kind === 'balance')
    return (
      <span className="flex flex-wrap gap-x-2">
        {text.balance} <Amount amount={change.before} />{' '}
        <span aria-hidden className="inline-block rtl:-scale-x-100">
          →
        </span>
        <span className="sr-only">{text.then}</span> <Amount amount={change.after} />
      </span>
    );
  return (
    <span className="text-warning">
      {text.permission[change.kind]}{' '}
      <bdi className="font-medium">
        <HostileText text={change.permission} limit={13} />
      </bdi>
    </span>
  );
}

function Waiting({ waiting }: { waiting: readonly ProposalId[] }) {
  const text = useFavoritesPageTexts();
  const format = useFormat();
  const href = useHref();
  return (
    <p className="flex flex-wrap gap-x-2">
      <span className="text-warning">{text.waiting(format.number(waiting.length))}</span>
      {waiting.slice(0, MOST_NAMED).map(({ proposer, name }) => (
        <a
          key={`${proposer}/${name}`}
          dir="ltr"
          href={href(`/msig/${pathSegment(proposer)}/${pathSegment(name)}`)}
          className="font-medium hover:underline"
        >
          <HostileText text={name} limit={13} />
        </a>
      ))}
      {waiting.length > MOST_NAMED && '…'}
    </p>
  );
}
