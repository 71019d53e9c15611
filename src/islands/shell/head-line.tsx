import '#src/i18n/ready.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatDuration, formatNumber } from '#src/i18n/format.ts';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useLanguageTag, useLocale, useMessages } from '#src/i18n/react.tsx';
import { useHead, useStaleFor, useTps } from '#src/stores/chain/head.ts';

/** The header's quiet line: head block, its producer, transactions a second. */
export function HeadLine({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Line />
    </LocaleProvider>
  );
}

const unknown = '–';

/**
 * A new figure moves nothing: producers' names have a letter's width each, the one whose length changes
 * stands last, and the line is seen once there is something in it.
 */
function Line() {
  const { shell, state } = useMessages();
  const locale = useLocale();
  const tag = useLanguageTag();
  const head = useHead();
  const tps = useTps();
  const info = head.kind === 'ready' ? head.value : null;
  const failure = head.kind === 'ready' || head.kind === 'failed' ? head.failure : undefined;
  const endpoint = failure?.endpoint?.replace(/^https?:\/\//, '');
  const staleFor = useStaleFor();
  // Without an endpoint there is nobody to speak of.
  const failed = endpoint && state.failed(endpoint);
  const said = failed || (staleFor > 0 && shell.staleHead(formatDuration(staleFor, tag)));
  return (
    <div className="flex h-9 items-center gap-4 whitespace-nowrap tabular-nums">
      <span
        role="status"
        title={said || undefined}
        className="text-danger me-auto min-w-0 truncate empty:max-md:hidden md:ms-auto md:me-0"
      >
        {said}
      </span>
      <dl
        className={clsx(
          'flex shrink-0 items-center gap-5',
          head.kind === 'loading' && 'invisible',
          !said && 'max-md:w-full max-md:justify-between',
        )}
      >
        <Figure label={shell.headBlock} quiet>
          {info ? (
            <a
              href={localizePath(`/block/${info.headBlockNum}`, locale)}
              className="hover:underline"
            >
              {formatNumber(info.headBlockNum, tag)}
            </a>
          ) : (
            unknown
          )}
        </Figure>
        <Figure
          label={shell.producer}
          className={said ? 'hidden' : 'hidden tablet:flex'}
          room="min-w-[12ch] font-mono"
        >
          {info ? (
            <a
              href={localizePath(`/account/${info.headBlockProducer}`, locale)}
              className="hover:underline"
            >
              {info.headBlockProducer}
            </a>
          ) : (
            unknown
          )}
        </Figure>
        <Figure
          label={
            <abbr title={shell.tpsLong} className="no-underline">
              {shell.tps}
            </abbr>
          }
          className={said ? 'hidden tablet:flex' : 'flex md:max-tablet:hidden'}
          room="min-w-[4ch]"
        >
          {tps === null ? unknown : formatNumber(tps, tag, 1)}
        </Figure>
      </dl>
    </div>
  );
}

interface FigureProps {
  label: ReactNode;
  className?: string;
  /** Where the menu leaves little room its label is for those alone who hear it. */
  quiet?: boolean;
  /** As wide as the figure can be. */
  room?: string;
  children: ReactNode;
}

function Figure({ label, className = 'flex', quiet, room, children }: FigureProps) {
  return (
    <div className={clsx('gap-1.5', className)}>
      <dt className={clsx(quiet && 'md:max-tablet:sr-only')}>{label}</dt>
      <dd className={clsx('text-ink text-start', room)}>{children}</dd>
    </div>
  );
}
