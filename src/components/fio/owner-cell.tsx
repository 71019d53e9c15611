import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';

/** The owner of a name, with a picture. */
export function OwnerCell({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <Identicon name={name} size={20} />
      <AccountLink name={name} />
    </span>
  );
}
