import { useKeyTexts } from '#src/i18n/areas/key/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Identicon } from '../ui/identicon.tsx';

interface KeyHeaderProps {
  /** The kind, if it is not a public key. */
  kind?: string;
  publicKey: string;
  /** The key as PUB_…, if the legacy form is shown. */
  other?: string | undefined;
}

/** A public key in full, in both formats, for comparing by eye. */
export function KeyHeader({ kind, publicKey, other }: KeyHeaderProps) {
  const text = useKeyTexts();
  return (
    <header className="flex items-start gap-4">
      <Identicon name={other ?? publicKey} size={56} />
      <div className="min-w-0">
        <p className="text-xs text-muted">{kind ?? text.key}</p>
        <h1 dir="ltr" className="text-start font-mono text-base font-medium wrap-anywhere">
          <HostileText text={publicKey} limit={600} />{' '}
          <CopyButton value={publicKey} label={text.copy} />
        </h1>
        {other !== undefined && (
          <p className="text-muted mt-2 text-xs">
            {text.otherForm}{' '}
            <span dir="ltr" className="text-ink font-mono wrap-anywhere">
              {other} <CopyButton value={other} label={text.copyOther} />
            </span>
          </p>
        )}
      </div>
    </header>
  );
}
