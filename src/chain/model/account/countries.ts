import { countryOf } from './country.ts';

/** A country in a select list. */
export interface CountryOption {
  /** ISO 3166 two-letter code, as is `value`. */
  readonly key: string;
  readonly value: string;
  /** The flag, as one character. */
  readonly flag: string;
  /** The name in the requested language. */
  readonly text: string;
}

/** ISO 3166 numbers are below this. */
const NUMBERS = 900;
const REGIONAL_A = 0x1f1e6;
const LETTER_A = 0x41;

/**
 * All ISO 3166 countries, sorted by name in a language. The browser has the names in every language
 * of the site.
 * @param tag BCP 47
 */
export function countryOptions(tag: string): CountryOption[] {
  const codes = Array.from({ length: NUMBERS }, (_, number) => countryOf(number));
  const known = new Set(codes.filter((code) => code !== null));
  return [...known]
    .map((code) => ({ key: code, value: code, flag: flagOf(code), text: countryName(code, tag) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, tag));
}

/** The name of a country, or its code if there is no name. */
export function countryName(code: string, tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function flagOf(code: string): string {
  const letters = [...code].map((letter) => REGIONAL_A + letter.charCodeAt(0) - LETTER_A);
  return String.fromCodePoint(...letters);
}
