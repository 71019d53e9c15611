import { clsx } from 'clsx';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import { useHref } from '#src/i18n/react.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface FioNameLinkProps {
  kind: 'address' | 'domain';
  name: string;
  /** Beside the name of its account. */
  quiet?: boolean;
}

/** The longest name that the chain allows. */
const LONGEST = 64;

/** The name of an address or a domain, with a link to its page. It wraps after the `@` first. */
export function FioNameLink({ kind, name, quiet = false }: FioNameLinkProps) {
  const href = useHref();
  const path = pathSegment(name).replaceAll('%40', '@');
  const domainAt = name.indexOf('@') + 1;
  return (
    <a
      href={href(`/${kind}/${path}`)}
      className={clsx('wrap-anywhere hover:underline', !quiet && 'font-medium text-accent')}
    >
      {domainAt > 0 && (
        <>
          <HostileText text={name.slice(0, domainAt)} limit={LONGEST} />
          <wbr />
        </>
      )}
      <HostileText text={name.slice(domainAt)} limit={LONGEST} />
    </a>
  );
}
