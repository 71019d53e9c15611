import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatDuration, formatNumber } from '#src/i18n/format.ts';
import { type Locale, localizePath } from '#src/i18n/locales.ts';
import { LocaleProvider, useLanguageTag, useLocale, useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useHead, useStaleFor, useTps } from '#src/stores/chain/head.ts';

/** The header's status line: head block, producer, transactions a second. */
export function HeadLine({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Line />
    </LocaleProvider>
  );
}

const unknown = '–';

/**
 * The layout does not move on updates: producers' names have a fixed width, the value of varying
 * length is last, and the line appears with its first value.
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
  // Without an endpoint there is no failure to name.
  const failed = endpoint && state.failed(endpoint);
  const warning = failed || (staleFor > 0 && shell.staleHead(formatDuration(staleFor, tag)));
  return (
    <div className="flex h-9 items-center gap-4 whitespace-nowrap tabular-nums">
      <span
        role="status"
        title={warning || undefined}
        className="text-danger me-auto min-w-0 truncate empty:max-md:hidden md:ms-auto md:me-0"
      >
        {warning}
      </span>
      <dl
        className={clsx(
          'flex shrink-0 items-center gap-5',
          head.kind === 'loading' && 'invisible',
          !warning && 'max-md:w-full max-md:justify-between',
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
          className={warning ? 'hidden' : 'hidden tablet:flex'}
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
          className={warning ? 'hidden tablet:flex' : 'flex md:max-tablet:hidden'}
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
  /** Hides the label visually where space is limited. */
  quiet?: boolean;
  /** The maximum width of the value. */
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

await textsReady();
