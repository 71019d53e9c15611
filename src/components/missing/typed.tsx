import { HostileText } from '../ui/text/hostile-text.tsx';

/** The name or id in the address. */
export function Typed({ text }: { text: string }) {
  return (
    <p dir="ltr" className="text-ink">
      <HostileText text={text} limit={120} />
    </p>
  );
}
