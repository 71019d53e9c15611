import { bareType } from '#src/chain/model/abi/type.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { HereLink } from './here-link.tsx';

/** Addresses of type definitions. */
export interface TypeLinks {
  readonly isDefined: (type: string) => boolean;
  readonly hrefOf: (type: string) => string;
  readonly onVisit: (type: string) => void;
}

/** A type as the ABI writes it, linked to its definition. */
export function TypeName({ type, links }: { type: string; links: TypeLinks }) {
  const bare = bareType(type);
  const suffix = type.slice(bare.length);
  return (
    <code dir="ltr" className="text-xs wrap-anywhere">
      {links.isDefined(bare) ? (
        <HereLink
          href={links.hrefOf(bare)}
          onVisit={() => links.onVisit(bare)}
          className="text-accent hover:underline"
        >
          <HostileText text={bare} limit={80} />
        </HereLink>
      ) : (
        <HostileText text={bare} limit={80} />
      )}
      <span className="text-muted">{suffix}</span>
    </code>
  );
}
