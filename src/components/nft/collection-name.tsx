import { isName } from '#src/chain/core/name.ts';
import type { Nft } from '#src/chain/model/nft/nft.ts';
import { useHref } from '#src/i18n/react.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { cutName } from './use-picture.tsx';

/**
 * A collection's name. It is no account: AtomicAssets has a table of collections, and each has
 * a page. A category of SimpleAssets is a free text.
 */
export function CollectionName({ collection, contract }: Pick<Nft, 'collection' | 'contract'>) {
  const href = useHref();
  if (contract !== 'atomicassets' || !isName(collection))
    return <HostileText text={cutName(collection)} />;
  return (
    <a
      dir="ltr"
      href={href(`/nft/collection/${collection}`)}
      className="font-medium whitespace-nowrap text-accent hover:underline"
    >
      {collection}
    </a>
  );
}
