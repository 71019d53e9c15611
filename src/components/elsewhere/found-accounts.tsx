import type { KeyAgreement } from '#src/chain/model/permission/authority-keys.ts';
import { useElsewhereTexts } from '#src/i18n/areas/elsewhere/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Identicon } from '../ui/identicon.tsx';

const tones: Readonly<Record<KeyAgreement, Tone>> = {
  same: 'positive',
  some: 'warning',
  different: 'warning',
  unknown: 'neutral',
};

/** Names of one key that are listed; a service's key may have thousands. */
const MOST = 12;

interface FoundAccountsProps {
  /** The origin of the other chain's site. */
  site: string;
  names: readonly string[];
  /** Whether its keys are those of the account here. */
  agreement?: KeyAgreement;
}

/** Accounts on another chain, as links to its site. */
export function FoundAccounts({ site, names, agreement }: FoundAccountsProps) {
  const text = useElsewhereTexts();
  const format = useFormat();
  const locale = useLocale();
  const rest = names.length - MOST;
  return (
    <>
      {names.slice(0, MOST).map((name) => (
        <a
          key={name}
          dir="ltr"
          href={site + localizePath(`/account/${name}`, locale)}
          className="text-accent inline-flex items-center gap-2 hover:underline"
        >
          <Identicon name={name} size={20} />
          {name}
        </a>
      ))}
      {rest > 0 && <span className="text-muted">{text.more(format.number(rest))}</span>}
      {agreement && <Badge tone={tones[agreement]}>{text.agreement[agreement]}</Badge>}
    </>
  );
}
