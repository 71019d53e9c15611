/** With a scheme, or as it is spoken. */
const LINK = /https?:\/\/|\bwww\.[a-z0-9-]/i;
/**
 * A domain without either. Account names look like domains, so an ending that names may have as
 * well, such as `.io`, is a link only where a path follows it. An address of mail is no link.
 */
const DOMAIN =
  /(?<![@\w-])[a-z0-9-]{2,63}\.(?:com|org|net|info|app|xyz|vip|top|club|site|online|live|link|click|shop|store|bet|fun|win|finance|exchange)\b(?![.@])/i;
const DOMAIN_WITH_PATH = /(?<![@\w-])[a-z0-9-]{2,63}\.[a-z]{2,10}\/[\w?#]/i;

/**
 * Whether a text holds a link: an address, a domain, or a service that shortens addresses.
 * @param text in small letters
 * @param shorteners domains, in small letters
 */
export function holdsLink(text: string, shorteners: readonly string[]): boolean {
  // Most memos have neither, and then the patterns need not be tried.
  if (!text.includes('.') && !text.includes('://')) return false;
  if (LINK.test(text) || DOMAIN.test(text) || DOMAIN_WITH_PATH.test(text)) return true;
  return shorteners.some((domain) => holdsDomain(text, domain));
}

/** Not as the end of a longer name: `at.me` is not `t.me`. */
function holdsDomain(text: string, domain: string): boolean {
  for (let at = text.indexOf(domain); at >= 0; at = text.indexOf(domain, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + domain.length] ?? ' ';
    if (!/[a-z0-9.-]/.test(before) && !/[a-z0-9]/.test(after)) return true;
  }
  return false;
}
