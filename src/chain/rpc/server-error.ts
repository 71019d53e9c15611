import type { RpcError } from './errors.ts';
import { integerTextOf, recordOf } from './json.ts';
import { isMissing } from './missing.ts';

/**
 * Ranges of nodeos's error codes that concern the node and not the chain: another node may
 * respond. Source: libraries/chain/include/eosio/chain/exceptions.hpp of AntelopeIO/spring.
 */
const SERVER_CODES: readonly (readonly [from: number, to: number])[] = [
  // The ABI serializer: its limits, and versions that refuse a contract's ABI.
  [3_015_002, 3_015_999],
  // The node's own forks.
  [3_020_000, 3_029_999],
  // More transactions than the node takes at once, or than it has resources for.
  [3_040_012, 3_040_012],
  [3_040_018, 3_040_018],
  // State of the database: unsupported, full or guarded.
  [3_060_005, 3_060_005],
  [3_060_100, 3_060_199],
  [3_070_005, 3_070_005],
  // The room that the node's own next block has left.
  [3_080_003, 3_080_003],
  [3_080_005, 3_080_005],
  // Deadlines, greylists, and compilations that are not ready.
  [3_080_006, 3_081_999],
  [3_100_001, 3_100_001],
  [3_100_006, 3_100_006],
  [3_100_008, 3_100_008],
  // Plugins that are missing or not configured, and the node's own wallet.
  [3_110_000, 3_129_999],
  // Whom its operator keeps out, its checkpoints and its state history.
  [3_130_000, 3_149_999],
  // Its producer, its logs, its own requests and its snapshots.
  [3_170_000, 3_199_999],
  [3_200_000, 3_200_005],
  // What is between is the chain's: what a contract may not ask of it.
  [3_210_000, 3_229_999],
  [3_240_000, 3_249_999],
  [3_260_000, 3_269_999],
];

/** Names of the same, from proxies and old nodes that leave out the code. */
const SERVER_NAMES =
  /^(timeout_exception|unhandled_exception|std_exception|bad_alloc_exception|.*deadline_exception|database_guard_exception|.*_guard_exception|greylist_.*|.*_plugin_.*|invalid_type_inside_abi|abi_(serialization_deadline|recursion_depth|circular_def).*|unpack_exception|pack_exception|.*resource_limit.*|eof_exception|out_of_range_exception|std::.*|St\d.*|N\w*St\d.*)$/;

/** Texts of the same, also of services such as Hyperion. */
const SERVER_TEXTS = [
  /failed to serialize/i,
  /serializ\w* time limit/i,
  /deadline/i,
  /\btime(d)?[ -]?out\b/i,
  /bad[_ ]alloc/i,
  /std::exception/i,
  /too many (requests|connections)/i,
  /rate.?limit/i,
  /quota/i,
  /overloaded|too busy|try again later|temporarily unavailable|under maintenance/i,
  /plugin (is )?(not|disabled)|(not|is) (enabled|supported|available) (on|by) (this|the|an?|api) ?(api )?(node|server|endpoint)/i,
  /(body|payload|response|request)( size)? (is )?(too large|exceed)/i,
  /service unavailable|bad gateway|internal (server|service) error|fetch failed|no living connections/i,
  /out ?of ?memory|heap space|exhausted|not enough resources|\bbusy\b|maintenance|snapshot in progress/i,
  /\b(is|not|still|be)( yet)? (sync(ed|ing)|behind)\b|(head|block)( block)? is too old|could not reach/i,
  /(^|[:;,] ?)(node )?(sync(ing|hroni[sz]ing)|catching up)\b/i,
  /\b(is|are|temporarily) disabled\b|not implemented|paid plan|api.?key (is )?required/i,
  /\bE(NOTFOUND|TIMEDOUT|AI_AGAIN|PIPE|HOSTUNREACH|NETUNREACH)\b|certificate (has|is) /,
  /unexpected (token|end of)|invalid json|cannot read propert|is (undefined|not a function)|unhandled/i,
  /allowed (on|for|at|by) this (gateway|server|node|chain|endpoint)|(limit|quota) of this (server|node)/i,
  /\b(rows|entries|items|records)( requested)?\b.* exceeds? (the|a) max/i,
  /(elasticsearch|elastic|redis|mongo|rabbit|postgres|database|shard|socket|upstream|ECONN\w+)/i,
  /index_not_found|circuit_breaking|data too large|search_phase/i,
  /connection (is|was|has been) (closed|lost|reset|refused)/i,
  /\b(origin|referer|ip( address)?|free plan|api.?key)( \S+)? (is )?(not allowed|blocked|banned|missing|invalid)|for (your|free) plan/i,
  /throttl|access denied|forbidden|unauthori[sz]ed|\b(banned|blocked by|captcha|firewall)\b/i,
  /\byour (ip|country|region|network)\b|\b(missing|no) \S*api.?key|cors policy|\bhost header|to https port/i,
  /not (yet |been )*(indexed|synced|available (before|after|until))|\bnot up to date|beyond the (last|head)/i,
  /\bdeprecated|no longer (supported|available|served)|exceeded (the )?(maximum )?time/i,
  /\byour (current )?(plan|subscription|tier) (does not|doesn.t|has no)\b|upgrade your (plan|subscription)/i,
];

/** Statuses of what the chain refuses. Any other failure is of the server, whatever is requested. */
const CHAIN_STATUSES = new Set([400, 401, 403, 404, 409, 422, 500]);

/** `tx_cpu_usage_exceeded`, with the reason in its text: `get_tx_cpu_usage_exceeded_reason_msg`. */
const TOO_LONG = 3_080_004;
const NODE_LIMIT =
  /node configured max-transaction-time|speculative executed|unable to complete by deadline|left in block/;

/** Texts about the node itself, whatever code the refusal has. */
const NODE_SAYS =
  /subjective|-accept-transactions|(node|it) is in read-only mode|not accept(ing)? transactions|is syncing|block ?log\b.*\bpruned|pruned\b.*\bblock ?log/i;

/** An assertion of a contract is a refusal by the chain, whatever its message is. */
const CONTRACT_SAYS = /assertion failure with/i;

/**
 * Whether a refusal is the endpoint's own, so that another one is used: of the server, or of what this
 * node no longer keeps.
 */
export function isEndpointRefusal(
  error: RpcError,
  { mayBePruned = false }: { readonly mayBePruned?: boolean | undefined },
): boolean {
  return isServerError(error) || (mayBePruned && isMissing(error));
}

/** The refusal to report if no endpoint responds: a missing item is the most specific one. */
export function moreSpecificRefusal(first: RpcError | null, next: RpcError): RpcError {
  return first === null || (!isMissing(first) && isMissing(next)) ? next : first;
}

/**
 * Whether a refusal concerns the server and not the chain, so that another endpoint may respond.
 * What a transaction used up and what a contract asserts is the chain's.
 */
export function isServerError(error: RpcError): boolean {
  const { code, name, status, message, details } = error;
  const texts = [message, error.what, ...details];
  if (name.startsWith('eosio_assert') || texts.some((text) => CONTRACT_SAYS.test(text)))
    return false;
  if (status >= 400 && !CHAIN_STATUSES.has(status)) return true;
  if (SERVER_CODES.some(([from, to]) => code >= from && code <= to)) return true;
  if (SERVER_NAMES.test(name)) return true;
  if (isMute(error)) return true;
  if (texts.some((text) => NODE_SAYS.test(text))) return true;
  // The chain's own limits of CPU have the same code.
  if (code === TOO_LONG && texts.some((text) => NODE_LIMIT.test(text))) return true;
  // A refusal by the chain with a code of its own is not judged by its words.
  if (code >= 3_000_000) return false;
  return texts.some((text) => SERVER_TEXTS.some((known) => known.test(text)));
}

/** A failure without a reason: nodes have one for whatever the chain refuses. */
function isMute({ status, code, name, details }: RpcError): boolean {
  return status >= 500 && code < 3_000_000 && name === 'exception' && details.length === 0;
}

/** How a server names its maximum. After these the number itself is too much. */
const BELOW = /(?:must|should) be (?:<|(?:less|smaller|lower) than|below|under)\s*(\d{1,6})\b/i;
const AT_MOST = [
  /\b(?:limit|size|count)(?: is| of)? (?:over|above|>) (\d{1,6})\b/i,
  /max(?:imum)?(?:[ _](?:value|limit|size|is|of|allowed|page))*[\s:=(<]*(\d{1,6})\b/i,
  /(?:(?:must|should) be (?:<=?|less than or equal to)|at most|exceeds?|up to|(?:not|no) (?:be )?(?:more|greater|larger) than)[\s:=(<]*(\d{1,6})\b/i,
  /(?:between|range(?: of)?)[\s:([]*\d{1,6}(?: and | to |\s*[-,–]\s*)(\d{1,6})\b/i,
  /\b(\d{1,6}) (?:is the |at )?max(?:imum)?\b/i,
];
/** The sizes that a server allows, if it has few. */
const CHOICE = /(?:one of|allowed(?: values)?(?: are)?)[\s:([]*((?:\d{1,6}\s*,\s*)+\d{1,6})\b/i;
/** Between the thousands of a number. */
const SEPARATORS = /(?<=\b\d{1,3})[.,'_ \u00A0\u202F](?=\d{3}\b)/g;

/**
 * The most entries of a page that a server allows, if it refused more and says so: `limit too big,
 * maximum: 500`. Null for any other body.
 */
export function statedMaximum(body: unknown): number | null {
  const { message, error, reason } = recordOf(body);
  for (const given of [message, reason, error, recordOf(error).message]) {
    if (typeof given !== 'string' || !/limit|size|page|count/i.test(given)) continue;
    const choice = CHOICE.exec(given)?.[1]?.split(',').map(Number);
    if (choice) return Math.max(...choice);
    const text = given.replaceAll(SEPARATORS, '');
    const above = numberIn(text, BELOW);
    const [most = 0] =
      above > 1
        ? [above - 1]
        : AT_MOST.map((known) => numberIn(text, known)).filter((one) => one > 0);
    if (most > 0) return most;
  }
  return null;
}

function numberIn(text: string, pattern: RegExp): number {
  return Number(integerTextOf(pattern.exec(text)?.[1]) ?? 0);
}

/** The path of a GET request for as many entries as the body of its refusal allows. Null if it names none. */
export function smallerPage(
  path: string,
  pageField: string,
  body: unknown,
): { readonly path: string; readonly size: number } | null {
  const size = statedMaximum(body);
  const [start = '', query = ''] = path.split('?');
  const params = new URLSearchParams(query);
  if (size === null || size >= Number(params.get(pageField))) return null;
  params.set(pageField, String(size));
  return { path: `${start}?${params.toString()}`, size };
}
