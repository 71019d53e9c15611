/**
 * The country a producer registered, by its number of ISO 3166: as two letters, which browsers have
 * names for. Null for a number of no country; producers write what they like.
 */
export function countryOf(location: number): string | null {
  if (!Number.isInteger(location) || location <= 0 || location > 999) return null;
  const [tag = ''] = Intl.getCanonicalLocales(`und-${String(location).padStart(3, '0')}`);
  const region = tag.slice('und-'.length);
  return /^[A-Z]{2}$/.test(region) && region !== 'ZZ' ? region : null;
}
