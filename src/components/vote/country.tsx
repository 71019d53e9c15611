import { countryName } from '#src/chain/model/account/countries.ts';
import { countryOf } from '#src/chain/model/account/country.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';

interface CountryProps {
  /** The number registered on the chain. */
  location: number;
  /** Two-letter code in its profile. */
  published: string | null | undefined;
}

/** A producer's country in the page's language; the bare number if unknown. */
export function Country({ location, published }: CountryProps) {
  const tag = useLanguageTag();
  const code = published ?? countryOf(location);
  if (code !== null) return countryName(code, tag);
  return location > 0 ? String(location) : '—';
}
