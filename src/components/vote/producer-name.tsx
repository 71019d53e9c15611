import { useState } from 'react';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Identicon } from '../ui/identicon.tsx';

interface ProducerNameProps {
  owner: string;
  /** Its published name; empty for none. */
  name: string;
  /** A URL that may be loaded. */
  logo: string | null;
}

/** A producer's account with its published logo and name. */
export function ProducerName({ owner, name, logo }: ProducerNameProps) {
  return (
    <span className="flex items-center gap-2">
      <Logo key={logo} owner={owner} logo={logo} />
      <span className="min-w-0">
        <AccountLink name={owner} />
        {/* Names arrive after the rows, which must not move. */}
        <span className="block h-4 truncate text-xs text-quiet md:hidden">
          {name !== '' && name !== owner && <HostileText text={name} limit={40} />}
        </span>
      </span>
    </span>
  );
}

/** Its space is reserved. */
function Logo({ owner, logo }: { owner: string; logo: string | null }) {
  const [broken, setBroken] = useState(false);
  if (logo === null || broken) return <Identicon name={owner} size={20} />;
  return (
    <img
      src={logo}
      alt=""
      width={24}
      height={24}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="size-6 shrink-0 rounded-sm bg-sunken object-contain"
      onError={() => setBroken(true)}
    />
  );
}
