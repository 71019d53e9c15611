import type { FioDomain } from '#src/chain/model/fio/fio-names.ts';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { useClock } from '../ui/clock.ts';

/** What the expiry of a domain means. Nothing before it. */
export function ExpiredNote({ domain: { name, expiresAt } }: { domain: FioDomain }) {
  const text = useFioNamesTexts();
  const isExpired = useClock((now) => now >= expiresAt, false);
  if (!isExpired) return null;
  return (
    <Banner kind="warning" title={text.expiredTitle(name)}>
      {text.expiredNote}
    </Banner>
  );
}
