import { Suspense } from 'react';
import type { ProposalRow } from '#src/chain/client/proposal/proposal-list.ts';
import { isName } from '#src/chain/core/name.ts';
import { ProposalTable } from '#src/components/multisig/proposal-table.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { PreviousNext } from '#src/components/ui/rows/previous-next.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { proposalsStore } from '#src/stores/multisig/proposals.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl, pushUrl, withQuery } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WithLogin } from '../wallet/login.tsx';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';
import { useUser } from '../wallet/use-wallet.ts';
import { FindProposer } from './find-proposer.tsx';

const shows = ['open', 'requested', 'approved', 'mine', 'expired', 'ended', 'account'] as const;

/** Views with a part of their own. */
const apart: readonly (typeof shows)[number][] = ['ended', 'account'];

/** Views of the logged-in user's proposals. */
const ownShows: readonly (typeof shows)[number][] = ['requested', 'approved', 'mine'];

/** Loaded for users, with what approves. */
const ChooseProposals = lazyPart(
  async () => (await import('./choose-proposals.tsx')).ChooseProposals,
);

const PastProposals = lazyPart(async () => (await import('./past-proposals.tsx')).PastProposals);

const AccountProposals = lazyPart(
  async () => (await import('./account-proposals.tsx')).AccountProposals,
);

export function ProposalsScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Proposals />
    </Screen>
  );
}

const START = new URL('https://start.invalid/');

/** The chain's proposals, filtered by the address. Those waiting for the user come first. */
function Proposals() {
  const url = useUrl();
  const user = useUser();
  const text = useMultisigTexts();
  const view = viewOfUrl(url ?? START);
  const shown = [
    ...shows.filter((one) => user !== null || !ownShows.includes(one) || one === view.show),
  ];
  const first = view.show === 'open' && view.proposer === '' && view.from === 0;
  return (
    <>
      <h1 className="title">{text.list}</h1>
      <OutcomeBanner />
      {user && first && <ForMe actor={user.actor} />}
      <TabLinks
        label={text.viewsLabel}
        tabs={shown.map((key) => ({
          key,
          label: text.views[key],
          href: url ? proposalsAddress(url, { ...view, show: key, from: 0 }).href : '',
        }))}
        current={view.show}
        onSelect={(key) => {
          const show = shown.find((one) => one === key);
          if (url && show) pushUrl(proposalsAddress(url, { ...view, show, from: 0 }));
        }}
      />
      {view.show === 'ended' && url && (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <PastProposals
            url={url}
            proposer={view.proposer}
            by={view.by}
            onFind={({ proposer = '', by = '' }) =>
              pushUrl(proposalsAddress(url, { ...view, proposer, by, from: 0 }))
            }
          />
        </Suspense>
      )}
      {view.show === 'account' && url && (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <AccountProposals
            account={view.account}
            onFind={(account) => pushUrl(proposalsAddress(url, { ...view, account, from: 0 }))}
          />
        </Suspense>
      )}
      {!ownShows.includes(view.show) && !apart.includes(view.show) && (
        <FindProposer
          key={view.proposer}
          proposer={view.proposer}
          onFind={(proposer) =>
            url && pushUrl(proposalsAddress(url, { ...view, proposer, from: 0 }))
          }
        />
      )}
      {!apart.includes(view.show) && <List view={view} actor={user?.actor ?? null} url={url} />}
    </>
  );
}

function List({
  view,
  actor,
  url,
}: {
  view: ProposalsView;
  actor: string | null;
  url: URL | null;
}) {
  const text = useMultisigTexts();
  const query = url && proposalsQuery(view, actor);
  const load = useLoad(proposalsStore, query);
  const title = view.proposer ? text.ofAccount(view.proposer) : text.views[view.show];
  if (url && query === null)
    return (
      <WithLogin>
        {(open) => (
          <Button size="sm" onClick={open}>
            {text.logInToList}
          </Button>
        )}
      </WithLogin>
    );
  return (
    <Section title={title}>
      <StateView
        {...load}
        loading={<SkeletonRows rows={6} />}
        empty={{ title: text.nothing, text: view.show === 'open' ? text.nothingHint : undefined }}
      >
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="py-3 text-muted">{text.nothingOnPage}</p>}
            {rows.length > 0 && <Rows caption={title} rows={rows} show={view.show} />}
            {url && <Pages view={view} next={next} url={url} />}
          </>
        )}
      </StateView>
    </Section>
  );
}

function Pages({ view, next, url }: { view: ProposalsView; next: number | null; url: URL }) {
  const text = useMultisigTexts();
  if (next === null && view.from === 0) return null;
  const at = (from: number) => proposalsAddress(url, { ...view, from }).href;
  return (
    <div className="flex justify-center border-t p-3">
      <PreviousNext
        label={text.shared.pages}
        previous={
          view.from > 0
            ? { href: at(0), label: text.shared.firstPage, name: text.shared.firstPage }
            : null
        }
        next={
          next === null
            ? null
            : { href: at(next), label: text.shared.nextPage, name: text.shared.nextPage }
        }
      />
    </div>
  );
}

interface RowsProps {
  caption: string;
  rows: readonly ProposalRow[];
  show: ProposalsView['show'];
}

/** A table, with boxes to choose rows where the user can act on several. */
function Rows({ caption, rows, show }: RowsProps) {
  const plain = <ProposalTable caption={caption} rows={rows} />;
  if (show !== 'requested' && show !== 'approved') return plain;
  return (
    <Suspense fallback={plain}>
      <ChooseProposals
        caption={caption}
        rows={rows}
        act={show === 'requested' ? 'approve' : 'unapprove'}
      />
    </Suspense>
  );
}

/** Proposals that wait for the user. */
function ForMe({ actor }: { actor: string }) {
  const text = useMultisigTexts();
  const format = useFormat();
  const query = proposalsQuery({ show: 'requested', proposer: '', from: 0 }, actor);
  const { state } = useLoad(proposalsStore, query);
  if (state.kind !== 'ready' || state.value.rows.length === 0) return null;
  const { rows } = state.value;
  return (
    <Section title={text.forMe} note={format.number(rows.length)}>
      <Rows caption={text.forMe} rows={rows} show="requested" />
    </Section>
  );
}

/** The view of the proposal list in the address. */
interface ProposalsView {
  /** `requested`, `approved` and `mine` need a logged-in user. */
  readonly show: (typeof shows)[number];
  /** Empty for all. */
  readonly proposer: string;
  /** The account whose own steps are listed, of the ended ones; empty for none. */
  readonly by: string;
  /** The account of the overview; empty for none. */
  readonly account: string;
  readonly from: number;
}

function viewOfUrl({ searchParams }: URL): ProposalsView {
  const account = searchParams.get('account') ?? '';
  const defaultList = account === '' ? 'open' : 'account';
  const show = shows.find((one) => one === searchParams.get('show')) ?? defaultList;
  const proposer = searchParams.get('proposer') ?? '';
  const from = Number.parseInt(searchParams.get('from') ?? '', 10);
  const by = searchParams.get('by') ?? '';
  return {
    show,
    proposer: isName(proposer) ? proposer : '',
    by: show === 'ended' && isName(by) ? by : '',
    account: show === 'account' && isName(account) ? account : '',
    from: from > 0 ? from : 0,
  };
}

function proposalsAddress(url: URL, { show, proposer, by, account, from }: ProposalsView): URL {
  return withQuery(url, {
    show: show === 'open' ? null : show,
    proposer: proposer === '' || ownShows.includes(show) || show === 'account' ? null : proposer,
    by: by === '' || show !== 'ended' ? null : by,
    account: account === '' || show !== 'account' ? null : account,
    after: null,
    from: from === 0 ? null : String(from),
  });
}

/** The store's key; null if the view needs a user and there is none. */
function proposalsQuery(
  { show, proposer, from }: Pick<ProposalsView, 'show' | 'proposer' | 'from'>,
  actor: string | null,
): string | null {
  const isUserView = ownShows.includes(show);
  if (isUserView && actor === null) return null;
  const by = show === 'mine' ? actor : proposer;
  return String(
    new URLSearchParams({
      show: isUserView ? 'open' : show,
      ...(by && { proposer: by }),
      ...(show === 'requested' && actor && { approver: actor }),
      ...(show === 'approved' && actor && { approvedBy: actor }),
      from: String(from),
    }),
  );
}

export const screen: ScreenModule = { Screen: ProposalsScreen };

await textsReady();
