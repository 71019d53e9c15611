import { isName } from '#src/chain/core/name.ts';
import { withQuery } from '#src/stores/url.ts';

const shows = ['open', 'asked', 'mine', 'expired', 'ended'] as const;

/** What the list of proposals shows, as its address says. */
export interface ProposalsView {
  /** `asked` and `mine` are about who is logged in. */
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

/** What the store is asked; null where it is about a user and nobody is logged in. */
export function proposalsQuery(
  { show, proposer, from }: ProposalsView,
  actor: string | null,
): string | null {
  const own = show === 'asked' || show === 'mine';
  if (own && actor === null) return null;
  const by = show === 'mine' ? actor : proposer;
  return String(
    new URLSearchParams({
      show: own ? 'open' : show,
      ...(by && { proposer: by }),
      ...(show === 'asked' && actor && { asked: actor }),
      from: String(from),
    }),
  );
}
