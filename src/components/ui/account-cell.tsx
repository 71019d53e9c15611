import { AccountLink } from './entity-link.tsx';
import { Identicon } from './identicon.tsx';

/** An account with its picture, in a row of a list. */
export function AccountCell({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <Identicon name={name} size={20} />
      <AccountLink name={name} />
    </span>
  );
}
