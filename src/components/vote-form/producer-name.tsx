import { useState } from 'react';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/hostile-text.tsx';
import { Identicon } from '../ui/identicon.tsx';

interface ProducerNameProps {
  owner: string;
  profile: { readonly name: string; readonly logo: string | null } | undefined;
}

/** A producer by its account, with the logo and the name it publishes. */
export function ProducerName({ owner, profile }: ProducerNameProps) {
  return (
    <span className="flex items-center gap-2">
      <Logo key={profile?.logo} owner={owner} logo={profile?.logo ?? null} />
      <span className="min-w-0">
        <AccountLink name={owner} />
        {profile && profile.name !== '' && profile.name !== owner && (
          <span className="block text-xs text-muted md:hidden">
            <HostileText text={profile.name} limit={40} />
          </span>
        )}
      </span>
    </span>
  );
}

/** Its place is taken from the start, whatever comes of the picture. */
function Logo({ owner, logo }: { owner: string; logo: string | null }) {
  const [broken, setBroken] = useState(false);
  if (logo === null || broken) return <Identicon name={owner} size={24} />;
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
