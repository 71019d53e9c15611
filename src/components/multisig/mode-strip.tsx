import Layers from 'lucide-react/icons/layers';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

/** Reserves space at the bottom, so that the strip hides nothing. */
const room =
  'body { padding-bottom: 7rem } @media (width >= 62rem) { body { padding-bottom: 3rem } }';

/** The strip at the bottom of every page in multisig mode, with a link to the queue. */
export function ModeStrip({ count, onTurnOff }: { count: number; onTurnOff: () => void }) {
  const text = useMultisigTexts();
  const href = useHref();
  const format = useFormat();
  return (
    <>
      <style>{room}</style>
      <div
        role="status"
        aria-label={text.mode}
        data-foot-bar
        className="fixed inset-x-0 bottom-14 z-20 border-t bg-warning-soft tablet:bottom-0"
      >
        <div className="mx-auto flex min-h-12 max-w-page items-center gap-3 px-4 py-1">
          <Layers size={16} aria-hidden className="shrink-0 text-warning" />
          <p className="min-w-0 flex-1 text-sm leading-5">
            <span className="max-md:hidden">{text.modeOn}</span>
            <span className="md:hidden">{text.mode}</span>
          </p>
          <a
            href={href('/wallet/msig')}
            className="font-medium whitespace-nowrap text-accent hover:underline"
          >
            {text.queued(format.number(count))}
          </a>
          <button
            type="button"
            className="tap min-h-8 font-medium whitespace-nowrap text-ink hover:underline"
            onClick={onTurnOff}
          >
            {text.turnOff}
          </button>
        </div>
      </div>
    </>
  );
}
