import { useKeyTexts } from '#src/i18n/areas/key/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Identicon } from '../ui/identicon.tsx';

interface KeyHeaderProps {
  /** What it is, where it is no key. */
  kind?: string;
  publicKey: string;
  /** The same key as PUB_…, where it is shown in the older form. */
  other?: string | undefined;
}

/** A public key, whole, in both its forms: it is compared by eye. */
export function KeyHeader({ kind, publicKey, other }: KeyHeaderProps) {
  const { key: text } = useMessages();
  const { otherForm, copyOther } = useKeyTexts();
  return (
    <header className="flex items-start gap-3">
      <Identicon name={other ?? publicKey} />
      <div className="min-w-0">
        <p className="text-muted">{kind ?? text.key}</p>
        <h1 dir="ltr" className="text-start font-mono text-base font-medium wrap-anywhere">
          <HostileText text={publicKey} limit={600} />{' '}
          <CopyButton value={publicKey} label={text.copy} />
        </h1>
        {other !== undefined && (
          <p className="text-muted mt-2 text-xs">
            {otherForm}{' '}
            <span dir="ltr" className="text-ink font-mono wrap-anywhere">
              {other} <CopyButton value={other} label={copyOther} />
            </span>
          </p>
        )}
      </div>
    </header>
  );
}
