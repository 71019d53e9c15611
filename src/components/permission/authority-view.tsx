import type { Authority } from '#src/chain/actions/authority.ts';
import { useAuthorityTexts } from '#src/i18n/areas/permission/authority/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { Holders } from './holders.tsx';

/** The holders of an authority and its threshold. */
export function AuthorityView({ authority }: { authority: Authority }) {
  const text = useAuthorityTexts();
  const format = useFormat();
  return (
    <div className="space-y-1">
      <Badge>{text.threshold(format.number(authority.threshold))}</Badge>
      <Holders of={authority} />
    </div>
  );
}
