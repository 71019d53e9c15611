import { useAuthorityTexts } from '#src/i18n/areas/permission/authority/texts.ts';

/** Says that an account may have more links than an indexer listed. */
export function LinksCut() {
  const text = useAuthorityTexts();
  return <p className="py-3 text-muted">{text.linksCut}</p>;
}
