/**
 * A producer's registered ISO 3166 number as a two-letter code, which browsers have names for. Null
 * if no country has the number: producers can register any number.
 */
export function countryOf(location: number): string | null {
  if (!Number.isInteger(location) || location <= 0 || location > 999) return null;
  const [tag = ''] = Intl.getCanonicalLocales(`und-${String(location).padStart(3, '0')}`);
  const region = tag.slice('und-'.length);
  return /^[A-Z]{2}$/.test(region) && region !== 'ZZ' ? region : null;
}
