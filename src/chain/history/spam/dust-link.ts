import type { SystemAccounts } from '../../config/types.ts';
import type { ActionView } from '../../model/action/action.ts';
import { textOf } from '../../rpc/json.ts';
import { smallTransferTest } from '../filters/amount.ts';

/** Transfers of fewer tokens than this are dust: they pay for nothing but the memo. */
const DUST = '0.001';

/** A dot that is written out or set apart, so that plain link checks miss it. */
const DOT = String.raw`\s?(?:\.|\[\.\]|\(\.\)|[[(]dot[\])]|\sdot\s)\s?`;
const ENDINGS =
  'com|org|net|info|app|xyz|vip|top|club|site|online|live|link|click|shop|store|bet|fun|win|finance|exchange|io|gg|me|cc|co|ai|ru|cn';
/** `example.io`, `example [.] com`, `example dot com`. An e-mail address does not count. */
const LOOSE_DOMAIN = new RegExp(String.raw`(?<![@\w-])[a-z0-9-]{3,63}${DOT}(?:${ENDINGS})\b(?!@)`);
/** `hxxps://` */
const HIDDEN_SCHEME = /\bhxxps?\b/;
/** A name at a messenger: `@free_tokens`. */
const HANDLE = /(?:^|\s)@[a-z0-9_]{5,32}\b/;

const MAX_CHARACTERS = 2_048;

/**
 * A test for advertising by dust: a tiny transfer whose memo names a site or a messenger's channel
 * in any spelling. Such memos alone are no proof, so transfers of usual amounts do not count.
 */
export function dustLinkTest(accounts: SystemAccounts): (action: ActionView) => boolean {
  const isDust = smallTransferTest(DUST, accounts);
  return (action) => {
    const memo = textOf(action.data?.memo)?.slice(0, MAX_CHARACTERS).toLowerCase() ?? '';
    if (memo === '' || !isDust(action)) return false;
    return LOOSE_DOMAIN.test(memo) || HIDDEN_SCHEME.test(memo) || HANDLE.test(memo);
  };
}
