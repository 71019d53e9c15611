import { textOf } from '../../rpc/json.ts';
import type { ActionView } from '../../model/action/action.ts';
import { holdsLink } from '../../model/shared/text-links.ts';

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

/** An amount of the token whose transfers on EOS are all advertising. */
const VOICE = /^-?[\d.]+\s+VOICE$/;

/**
 * Whether an action is spam: its contract, the contract and action, or a sender is on a list; its
 * memo holds a link, a shortener or a keyword; or it moves VOICE on EOS.
 */
export function isSpam(
  action: Pick<ActionView, 'account' | 'name' | 'data' | 'authorization'>,
  list: SpamList,
  chain: string,
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
