import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { SearchField } from '../search-field.tsx';

/** The searched text, as in the address; empty without a search. */
export function useNameSearch(): string {
  return useQueryValue('search')?.trim().toLowerCase() ?? '';
}

/** The search field of the lists of names. */
export function NameSearch({ hint }: { hint: string }) {
  const text = useFioNamesTexts();
  return (
    <SearchField label={text.search} hint={hint} className="max-w-form" dir="ltr" maxLength={64} />
  );
}
