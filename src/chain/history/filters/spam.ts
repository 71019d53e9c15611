import type { ChainKey } from '../../config/types.ts';
import { textOf } from '../../rpc/json.ts';
import type { ActionView } from '../../model/action.ts';

/** What tells spam, as data. */
export interface SpamList {
  /** All of their actions are spam. */
  readonly contracts: ReadonlySet<string>;
  /** As `contract::action`. */
  readonly actions: ReadonlySet<string>;
  readonly senders: ReadonlySet<string>;
  /** Domains of services that shorten addresses, in small letters. */
  readonly shorteners: readonly string[];
  /** Parts of memos, in small letters. */
  readonly keywords: readonly string[];
}

/** With a scheme, or as it is spoken. */
const LINK = /https?:\/\/|\bwww\.[a-z0-9-]/i;
/**
 * A domain without either. Account names look like domains, so an ending that names may have as
 * well, such as `.io`, is a link only where a path follows it. An address of mail is no link.
 */
const DOMAIN =
  /(?<![@\w-])[a-z0-9-]{2,63}\.(?:com|org|net|info|app|xyz|vip|top|club|site|online|live|link|click|shop|store|bet|fun|win|finance|exchange)\b(?![.@])/i;
const DOMAIN_WITH_PATH = /(?<![@\w-])[a-z0-9-]{2,63}\.[a-z]{2,10}\/[\w?#]/i;

/** An amount of the token whose transfers on EOS are all advertising. */
const VOICE = /^-?[\d.]+\s+VOICE$/;

/**
 * Whether an action is spam: its contract, the contract and action, or a sender is on a list; its
 * memo holds a link, a shortener or a keyword; or it moves VOICE on EOS.
 */
export function isSpam(
  action: Pick<ActionView, 'account' | 'name' | 'data' | 'authorization'>,
  list: SpamList,
  chain: ChainKey,
): boolean {
  const { account, name, data, authorization } = action;
  if (list.contracts.has(account) || list.actions.has(`${account}::${name}`)) return true;
  if (authorization.some(({ actor }) => list.senders.has(actor))) return true;
  const from = textOf(data?.from);
  if (from !== null && list.senders.has(from)) return true;
  const quantity = chain === 'eos' && name === 'transfer' ? textOf(data?.quantity) : null;
  if (quantity !== null && VOICE.test(quantity)) return true;
  const memo = textOf(data?.memo);
  return memo !== null && isSpamText(memo, list);
}

/** A memo of a chain has no more; a hostile answer must not keep the page busy. */
const READ = 2_048;

function isSpamText(memo: string, list: SpamList): boolean {
  const text = memo.slice(0, READ).toLowerCase();
  return holdsLink(text, list.shorteners) || list.keywords.some((word) => text.includes(word));
}

function holdsLink(text: string, shorteners: readonly string[]): boolean {
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
