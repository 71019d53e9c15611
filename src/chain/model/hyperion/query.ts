/** Calls of Hyperion with their parameters, in the order of the form. */
export const hyperionCalls = {
  '/v2/history/get_actions': ['account', 'filter', 'after', 'before', 'sort', 'limit', 'skip'],
  '/v2/history/get_transaction': ['id'],
  '/v2/history/get_deltas': ['code', 'table', 'scope', 'payer', 'limit', 'skip'],
  '/v2/history/get_creator': ['account'],
  '/v2/history/get_created_accounts': ['account', 'limit', 'skip'],
  '/v2/history/get_abi_snapshot': ['contract', 'block'],
  '/v2/state/get_account': ['account'],
  '/v2/state/get_tokens': ['account', 'limit', 'skip'],
  '/v2/state/get_key_accounts': ['public_key'],
  '/v2/state/get_links': ['account'],
  '/v2/state/get_proposals': ['proposer', 'requested', 'executed', 'limit', 'skip'],
  '/v2/state/get_voters': ['producer', 'proxy', 'limit', 'skip'],
  '/v2/health': [],
} as const satisfies Record<string, readonly string[]>;

export type HyperionCall = keyof typeof hyperionCalls;
export type HyperionParameter = (typeof hyperionCalls)[HyperionCall][number];

export const hyperionCallNames = Object.keys(hyperionCalls) as readonly HyperionCall[];

/** The address of a query. Empty parameters are left out, and those of other calls. */
export function hyperionLink(
  base: string,
  call: HyperionCall,
  values: Readonly<Partial<Record<HyperionParameter, string>>>,
): string {
  const params = new URLSearchParams();
  for (const name of hyperionCalls[call]) {
    const value = values[name]?.trim() ?? '';
    if (value !== '') params.set(name, value);
  }
  const query = params.toString();
  return base + call + (query === '' ? '' : `?${query}`);
}
