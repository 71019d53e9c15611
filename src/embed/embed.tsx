import { Suspense } from 'react';
import {
  type EmbedSubject,
  pagePath,
  readEmbedPath,
} from '#src/chain/model/embed/embed-subject.ts';
import { EmbedCard, WrongEmbed } from '#src/components/embed/embed-card.tsx';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonHeader } from '#src/components/ui/skeleton-header.tsx';
import { type Locale, localeOfPath, localizePath, unlocalizePath } from '#src/i18n/locales.ts';
import { LocaleProvider } from '#src/i18n/react.tsx';
import type { ChainClient } from '#src/library/chain.ts';

/** The name of the site, as in the titles of its links. */
const SITE = 'Pronghorn';

const AccountCard = lazyPart(
  async () => (await import('#src/library/account-card.tsx')).AccountCard,
);
const TransactionCard = lazyPart(
  async () => (await import('#src/library/transaction-card.tsx')).TransactionCard,
);
const TokenCard = lazyPart(async () => (await import('#src/library/token-card.tsx')).TokenCard);

interface EmbedProps {
  client: ChainClient;
  /** Of the page: what it shows, and in which language. */
  url: URL;
}

/** An embedded page: one card, its source and the link to its page. */
export function Embed({ client, url }: EmbedProps) {
  const locale = localeOfPath(url.pathname);
  const path = unlocalizePath(url.pathname);
  const subject = readEmbedPath(path, url.searchParams);
  const href = url.origin + localizePath(subject ? pagePath(subject) : '/', locale);
  return (
    <LocaleProvider locale={locale}>
      <ErrorBoundary>
        <Suspense fallback={<SkeletonHeader picture />}>
          <EmbedCard site={SITE} href={href}>
            {subject ? <Card client={client} subject={subject} /> : <WrongEmbed address={path} />}
          </EmbedCard>
        </Suspense>
      </ErrorBoundary>
    </LocaleProvider>
  );
}

/** What the build draws in the page. */
export function EmbedSkeleton({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <SkeletonHeader picture />
    </LocaleProvider>
  );
}

function Card({ client, subject }: { client: ChainClient; subject: EmbedSubject }) {
  switch (subject.kind) {
    case 'account':
      return <AccountCard client={client} name={subject.name} sourced />;
    case 'transaction':
      return <TransactionCard client={client} id={subject.id} block={subject.block} sourced />;
    case 'token':
      return <TokenCard client={client} {...subject} sourced />;
  }
}
