import { cutName } from './use-picture.tsx';
import { NftLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface NamedNftProps {
  id: string;
  /** Null if it has none, or if it is not known. */
  name: string | null;
}

/** The name of an NFT and its number, linked to its page. */
export function NamedNft({ id, name }: NamedNftProps) {
  return (
    <>
      {name !== null && (
        <>
          {/* The space is not part of the name: in Arabic it would be at its wrong side. */}
          <HostileText text={cutName(name)} />{' '}
        </>
      )}
      <NftLink id={id} />
    </>
  );
}
