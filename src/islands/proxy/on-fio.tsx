import type { ReactNode } from 'react';
import { buttonStyles } from '#src/components/ui/button.tsx';
import { useProxyTexts } from '#src/i18n/areas/proxy/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { chainConfig } from '#src/stores/chain.ts';

/** FIO has proxies of another kind: leads to where a vote is left to one, in place of a form. */
export function OnFio({ children }: { children: () => ReactNode }) {
  const text = useProxyTexts();
  const locale = useLocale();
  if (chainConfig().keyPrefix !== 'FIO') return children();
  return (
    <div className="space-y-3">
      <p className="text-muted">{text.fio}</p>
      <a href={localizePath('/vote', locale)} className={buttonStyles({})}>
        {text.fioVote}
      </a>
    </div>
  );
}
