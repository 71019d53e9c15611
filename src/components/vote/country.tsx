import { countryName } from '#src/chain/model/account/countries.ts';
import { countryOf } from '#src/chain/model/account/country.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

interface CountryProps {
  /** The number the producer registered on the chain. */
  location: number;
  /** Two letters, as its profile says. */
  published: string | null | undefined;
}

/** Where a producer says it is, in the page's language; the bare number where it is no country's. */
export function Country({ location, published }: CountryProps) {
  const tag = useLanguageTag();
  const format = useFormat();
  const code = published ?? countryOf(location);
  if (code !== null) return countryName(code, tag);
  return location > 0 ? format.number(location) : '—';
}
