import type { ReactNode } from 'react';
import { useProxyTexts } from '#src/i18n/areas/proxy/texts.ts';
import { chainConfig } from '#src/stores/chain.ts';

/** FIO has proxies of another kind: says so in place of a form. */
export function OnFio({ children }: { children: () => ReactNode }) {
  const text = useProxyTexts();
  return chainConfig().keyPrefix === 'FIO' ? <p className="text-muted">{text.fio}</p> : children();
}
