/** With a scheme, or with `www`. */
const LINK = /[a-z]:\/\/|\bwww\.[a-z0-9-]/i;
/**
 * A bare domain. Account names look like domains, so endings such as `.io` count only if a path
 * follows. E-mail addresses do not count.
 */
const DOMAIN =
  /(?<![@\w-])[a-z0-9-]{2,63}\.(?:com|org|net|info|app|xyz|vip|top|club|site|online|live|link|click|shop|store|bet|fun|win|finance|exchange)\b(?!\.[a-z0-9]|@)/i;
const DOMAIN_WITH_PATH = /(?<![@\p{L}\p{N}_-])[\p{L}\p{N}-]{1,63}\.\p{L}{2,10}\/[\p{L}\p{N}_?#]/iu;

/**
 * Whether a text contains a link: a URL, a domain, or a link shortener.
 * @param text in lower case
 * @param shorteners domains in lower case
 */
export function holdsLink(text: string, shorteners: readonly string[]): boolean {
  // A quick check that skips the patterns for most memos.
  if (!text.includes('.') && !text.includes('://')) return false;
  if (LINK.test(text) || DOMAIN.test(text) || DOMAIN_WITH_PATH.test(text)) return true;
  return shorteners.some((domain) => holdsDomain(text, domain));
}

/** Only as a whole name: `at.me` is not `t.me`. */
function holdsDomain(text: string, domain: string): boolean {
  for (let at = text.indexOf(domain); at >= 0; at = text.indexOf(domain, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + domain.length] ?? ' ';
    if (!/[a-z0-9.-]/.test(before) && !/[a-z0-9]/.test(after)) return true;
  }
  return false;
}
