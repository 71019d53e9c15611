import type { ActionRow } from '../../model/action/action.ts';
import { textOf } from '../../rpc/json.ts';
import { NOTIFIED } from './notified.ts';

/** The listed accounts advertised in 2018 and 2019. */
const LISTED_UNTIL = Date.UTC(2020, 0, 1);
/** Every memo that counts as spam has one of these: parts of links, and stems of the keywords. */
const SPAM_HINTS =
  /[.:@]|hxxp|\bdot\b|airdrop|bonus|claim|double|private key|giveaway|fair|referral|pending|wallet|winner|you have won|suspended/i;

/**
 * A quick test that needs no list. Rows that pass it are judged by the whole filter, which is much
 * larger. Mass mailings by transfer are not found: they show among many rows only.
 */
export function mayBeSpam({ blockTime, data, receivers }: ActionRow): boolean {
  return (
    !(blockTime > LISTED_UNTIL) ||
    receivers.length > NOTIFIED ||
    SPAM_HINTS.test(textOf(data?.memo) ?? '') ||
    / VOICE$/.test(textOf(data?.quantity) ?? '')
  );
}
