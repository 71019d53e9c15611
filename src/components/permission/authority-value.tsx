import { authorityOf } from '#src/chain/model/authority-data.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { JsonView } from '../ui/json-view.tsx';
import { Holders } from './holders.tsx';

/** An authority that an action holds, in words; what only looks like one as it is. */
export function AuthorityValue({ value }: { value: unknown }) {
  const { account: text } = useMessages();
  const format = useFormat();
  const authority = authorityOf(value);
  if (!authority) return <JsonView value={value} />;
  return (
    <div className="space-y-1">
      <Badge>{text.threshold(format.number(authority.threshold))}</Badge>
      <Holders of={authority} />
    </div>
  );
}
