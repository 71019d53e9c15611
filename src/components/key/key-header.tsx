import { useMessages } from '#src/i18n/react.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Identicon } from '../ui/identicon.tsx';

/** A public key, whole: it is compared by eye. */
export function KeyHeader({ publicKey }: { publicKey: string }) {
  const { key: text } = useMessages();
  return (
    <header className="flex items-start gap-3">
      <Identicon name={publicKey} />
      <div className="min-w-0">
        <p className="text-muted">{text.key}</p>
        <h1 dir="ltr" className="font-mono text-base font-medium wrap-anywhere">
          {publicKey} <CopyButton value={publicKey} label={text.copy} />
        </h1>
      </div>
    </header>
  );
}
