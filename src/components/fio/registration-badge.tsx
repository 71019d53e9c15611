import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { Badge } from '../ui/badge.tsx';

/** Who may register addresses in a domain. */
export function RegistrationBadge({ isPublic }: { isPublic: boolean }) {
  const text = useFioNamesTexts();
  const kind = isPublic ? 'public' : 'private';
  return (
    <Badge tone={isPublic ? 'positive' : 'neutral'} title={text.registrationHints[kind]}>
      {text.registrations[kind]}
    </Badge>
  );
}
