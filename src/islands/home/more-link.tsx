import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';

/** The one link of a section of the home page. */
export function MoreLink({ path, children }: { path: string; children: string }) {
  const locale = useLocale();
  return (
    <a
      href={localizePath(path, locale)}
      className="tap flex items-center font-medium text-accent hover:underline"
    >
      {children}
    </a>
  );
}
