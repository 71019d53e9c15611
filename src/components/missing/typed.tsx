import { HostileText } from '../ui/text/hostile-text.tsx';

/** What an address has in the place of a name or an id. */
export function Typed({ text }: { text: string }) {
  return (
    <p dir="ltr" className="text-ink">
      <HostileText text={text} limit={120} />
    </p>
  );
}
