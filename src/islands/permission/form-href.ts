import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { screenOf } from '#src/routes.ts';

/** The address of a permission form with its values. */
export function useFormHref() {
  const locale = useLocale();
  return (
    screen: 'permissions-advanced' | 'permissions-link',
    query: Readonly<Record<string, string>>,
  ) => `${localizePath(screenOf(screen).path, locale)}?${new URLSearchParams(query).toString()}`;
}
