import '#src/i18n/ready.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useLanguageTag, useLocale, useMessages } from '#src/i18n/react.tsx';
import { useHead, useTps } from '#src/stores/head.ts';

/** The header's quiet line: head block, its producer, transactions a second. */
export function HeadLine({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Line />
    </LocaleProvider>
  );
}

const unknown = '–';

/** Every figure has the room it can need, so that a new one moves nothing. */
function Line() {
  const { shell, state } = useMessages();
  const locale = useLocale();
  const tag = useLanguageTag();
  const head = useHead();
  const tps = useTps();
  const info = head.kind === 'ready' ? head.value : null;
  const failure = head.kind === 'ready' || head.kind === 'failed' ? head.failure : undefined;
  const endpoint = failure?.endpoint?.replace(/^https?:\/\//, '');
  // Without an endpoint there is nobody to speak of.
  const said = endpoint && state.failed(endpoint);
  return (
    <div className="flex h-9 items-center justify-end gap-4 whitespace-nowrap tabular-nums max-md:justify-between">
      <span
        role="status"
        title={said}
        className="text-danger me-auto min-w-0 truncate md:ms-auto md:me-0"
      >
        {said}
      </span>
      <span className="flex shrink-0 items-center gap-4">
        <span className="inline-flex gap-1.5">
          {shell.headBlock}
          <span className="text-ink min-w-[11ch] text-start">
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
          </span>
        </span>
        <span className={failure ? 'hidden' : 'hidden gap-1.5 tablet:inline-flex'}>
          {shell.producer}
          <span className="text-ink min-w-[13ch] text-start">
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
          </span>
        </span>
        <span className={failure ? 'hidden gap-1.5 md:inline-flex' : 'inline-flex gap-1.5'}>
          <abbr title={shell.tpsLong} className="no-underline">
            {shell.tps}
          </abbr>
          <span className="text-ink min-w-[5ch] text-start">
            {tps === null ? unknown : formatNumber(tps, tag, 1)}
          </span>
        </span>
      </span>
    </div>
  );
}
