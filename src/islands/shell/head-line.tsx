import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Suspense } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { formatDuration, formatNumber } from '#src/i18n/format.ts';
import { type Locale, localizePath } from '#src/i18n/locales.ts';
import { LocaleProvider, useLanguageTag, useLocale, useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useRound } from '#src/stores/block/schedule.ts';
import { useHead, useStaleFor, useTps } from '#src/stores/chain/head.ts';
import { useVisitor } from '../use-visitor.ts';

/** Neither is needed to show a page. */
const HeadRound = lazyPart(async () => (await import('./head-round.tsx')).HeadRound, Nothing);
const HeadPrice = lazyPart(async () => (await import('./head-price.tsx')).HeadPrice, Nothing);

/** Where the line has room for the price: the breakpoint `tablet` of `tokens.css`. */
const ROOMY = '(width >= 62rem)';

/** The header's second line: head block, the round, its producer, finality, rate and price. */
export function HeadLine({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Line />
    </LocaleProvider>
  );
}

/** The layout does not move on updates: the strip takes the room that the figures leave. */
function Line() {
  const { shell, state } = useMessages();
  const locale = useLocale();
  const tag = useLanguageTag();
  const head = useHead();
  const tps = useTps();
  const visitor = useVisitor();
  const round = useRound(visitor);
  const staleFor = useStaleFor();
  const info = head.kind === 'ready' ? head.value : null;
  const failure = head.kind === 'ready' || head.kind === 'failed' ? head.failure : undefined;
  const endpoint = failure?.endpoint?.replace(/^https?:\/\//, '');
  // Without an endpoint there is no failure to name.
  const failed = endpoint && state.failed(endpoint);
  const warning = failed || (staleFor > 0 && shell.staleHead(formatDuration(staleFor, tag)));
  const count = (value: number) => formatNumber(value, tag);
  const inTurn = round && `${round.block + 1}/${limits.turnBlocks}`;
  return (
    <div className="strip">
      {info && (
        <a
          href={localizePath(`/block/${info.headBlockNum}`, locale)}
          aria-label={`${shell.headBlock} ${count(info.headBlockNum)}`}
        >
          <b>{count(info.headBlockNum)}</b>
        </a>
      )}
      <span className="min-w-0 flex-1">
        {round && (
          <Suspense>
            <HeadRound round={round} stale={staleFor > 0} />
          </Suspense>
        )}
      </span>
      <span role="status" title={warning || undefined} className="min-w-0 truncate empty:hidden">
        {warning && (
          <b>
            <TriangleAlert size={12} aria-hidden className="me-1 inline" />
            {warning}
          </b>
        )}
      </span>
      {info && (
        <span className={clsx('min-w-[17ch] text-end', warning && 'max-md:hidden')}>
          <a dir="ltr" href={localizePath(`/account/${info.headBlockProducer}`, locale)}>
            <b>{info.headBlockProducer}</b>
          </a>{' '}
          <bdi>{inTurn}</bdi>
        </span>
      )}
      {round && <span className="max-tablet:hidden">{shell.toFinal(count(round.pending))}</span>}
      {tps !== null && (
        <span className="max-md:hidden">
          <abbr title={shell.tpsLong}>{shell.tps}</abbr> <b>{formatNumber(tps, tag, 1)}</b>
        </span>
      )}
      <span className="max-tablet:hidden">
        {visitor && matchMedia(ROOMY).matches && (
          <Suspense>
            <HeadPrice />
          </Suspense>
        )}
      </span>
    </div>
  );
}

await textsReady();
