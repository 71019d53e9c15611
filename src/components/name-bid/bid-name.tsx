import { isName } from '#src/chain/core/name.ts';
import { useNameBidTexts } from '#src/i18n/areas/name-bid/texts.ts';
import { RowId } from '../ui/rows/row-id.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** A name at auction. It is no account yet, so it has no page. */
export function BidName({ name }: { name: string }) {
  const text = useNameBidTexts();
  if (!isName(name)) return <HostileText text={name} limit={40} />;
  return (
    <RowId value={name} label={text.shared.copyName}>
      <bdi dir="ltr" className="font-semibold">
        {name}
      </bdi>
    </RowId>
  );
}
