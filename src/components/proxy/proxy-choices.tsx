import type { ListedProxy } from '#src/chain/model/vote/voter.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { Amount } from '../ui/amount.tsx';
import { Button, buttonStyles } from '../ui/button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { ShortLabel } from '../ui/rows/short-label.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { proxyPath } from './proxy-table.tsx';

/** Limit beside a form. */
const SHOWN = 6;

interface ProxyChoicesProps {
  proxies: readonly ListedProxy[];
  limit?: number;
  /** Selects one on this page. Without it a link opens the form that sets a proxy. */
  onChoose?: (account: string) => void;
}

/** The heaviest proxies, as suggestions. */
export function ProxyChoices({ proxies, limit = SHOWN, onChoose }: ProxyChoicesProps) {
  const text = useVoteTexts().proxy;
  const href = useHref();
  return (
    <>
      <ul className="divide-y border-y">
        {proxies.slice(0, limit).map((proxy) => (
          <li
            key={proxy.account}
            className="flex min-h-(--row-field) flex-wrap items-center gap-x-3 gap-y-1 py-1.5"
          >
            <Identicon name={proxy.account} size={28} />
            <span className="min-w-0 flex-1">
              <AccountLink name={proxy.account} />
              <span className="block truncate text-xs text-quiet">
                <HostileText text={proxy.fioAddress ?? proxy.info?.name ?? ''} limit={60} />
              </span>
            </span>
            <Amount amount={proxy.given} />
            {onChoose ? (
              <Button size="sm" onClick={() => onChoose(proxy.account)}>
                <Choose account={proxy.account} />
              </Button>
            ) : (
              <a href={href(proxyPath(proxy))} className={buttonStyles({ size: 'sm' })}>
                <Choose account={proxy.account} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href={href('/vote/proxies')} className="font-medium text-accent hover:underline">
          {text.list}
        </a>
      </p>
    </>
  );
}

function Choose({ account }: { account: string }) {
  const text = useVoteTexts().proxy;
  return <ShortLabel text={text.choose} name={text.setNamed(account)} />;
}
