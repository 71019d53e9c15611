import type { ChainConfig } from '../../config/types.ts';
import type { ActionView } from '../../model/action/action.ts';
import { isSentBy } from '../../model/action/sender.ts';
import { holdsLink } from '../../model/shared/text-links.ts';
import { textOf } from '../../rpc/json.ts';
import { dustLinkTest } from './dust-link.ts';

/** Lists that identify spam. */
export interface SpamList {
  /** All of their actions are spam. */
  readonly contracts: ReadonlySet<string>;
  /** As `contract::action`. */
  readonly actions: ReadonlySet<string>;
  readonly senders: ReadonlySet<string>;
  /** Domains of URL shorteners, in lower case. */
  readonly shorteners: readonly string[];
  /** Parts of memos, in lower case. */
  readonly keywords: readonly string[];
}

/** An amount of VOICE: on some chains all transfers of it are advertising. */
const VOICE = /^-?[\d.]+\s+VOICE$/;

/**
 * A test for spam by one action alone: its contract, its action or a sender is listed, its memo
 * contains a link, a shortener or a keyword, it is dust with a hidden link, or it transfers VOICE
 * on a chain where that is advertising.
 */
export function spamTest(
  list: SpamList,
  { features, accounts }: Pick<ChainConfig, 'features' | 'accounts'>,
): (action: ActionView) => boolean {
  const isDustLink = dustLinkTest(accounts);
  const isVoice = features.includes('voice-advertising');
  return (action) => isListed(action, list, isVoice) || isDustLink(action);
}

function isListed(action: ActionView, list: SpamList, isVoice: boolean): boolean {
  const { account, name, data } = action;
  if (list.contracts.has(account) || list.actions.has(`${account}::${name}`)) return true;
  if (isSentBy(action, list.senders)) return true;
  const quantity = isVoice && name === 'transfer' ? textOf(data?.quantity) : null;
  if (quantity !== null && VOICE.test(quantity)) return true;
  const memo = textOf(data?.memo);
  return memo !== null && isSpamText(memo, list);
}

/** Memos of a chain are shorter. A hostile response must not block the page. */
const MAX_CHARACTERS = 2_048;

function isSpamText(memo: string, list: SpamList): boolean {
  const text = memo.slice(0, MAX_CHARACTERS).toLowerCase();
  return holdsLink(text, list.shorteners) || list.keywords.some((word) => text.includes(word));
}
