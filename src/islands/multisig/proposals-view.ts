import { isName } from '#src/chain/core/name.ts';
import { withQuery } from '#src/stores/url.ts';

const shows = ['open', 'requested', 'mine', 'expired', 'ended'] as const;

/** The view of the proposal list in the address. */
export interface ProposalsView {
  /** `requested` and `mine` need a logged-in user. */
  readonly show: (typeof shows)[number];
  /** Empty for all. */
  readonly proposer: string;
  readonly from: number;
}

export function viewOfUrl({ searchParams }: URL): ProposalsView {
  const show = shows.find((one) => one === searchParams.get('show')) ?? 'open';
  const proposer = searchParams.get('proposer') ?? '';
  const from = Number.parseInt(searchParams.get('from') ?? '', 10);
  return { show, proposer: isName(proposer) ? proposer : '', from: from > 0 ? from : 0 };
}

export function proposalsAddress(url: URL, { show, proposer, from }: ProposalsView): URL {
  return withQuery(url, {
    show: show === 'open' ? null : show,
    proposer: proposer === '' || show === 'mine' ? null : proposer,
    from: from === 0 ? null : String(from),
  });
}

/** The store's key; null if the view needs a user and there is none. */
export function proposalsQuery(
  { show, proposer, from }: ProposalsView,
  actor: string | null,
): string | null {
  const own = show === 'requested' || show === 'mine';
  if (own && actor === null) return null;
  const by = show === 'mine' ? actor : proposer;
  return String(
    new URLSearchParams({
      show: own ? 'open' : show,
      ...(by && { proposer: by }),
      ...(show === 'requested' && actor && { approver: actor }),
      from: String(from),
    }),
  );
}
