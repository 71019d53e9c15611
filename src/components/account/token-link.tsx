import { pathSegment } from '#src/chain/core/path-segment.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';

/** A link to a token's page, whose address has code and contract. */
export function TokenLink({ contract, code }: { contract: string; code: string }) {
  const locale = useLocale();
  const id = pathSegment(`${contract}:${code}`);
  return (
    <a
      dir="ltr"
      href={localizePath(`/tokens/${id}`, locale)}
      className="font-medium text-accent hover:underline"
    >
      {code}
    </a>
  );
}
