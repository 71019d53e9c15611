import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { IconButton } from './icon-button.tsx';

type Outcome = 'idle' | 'copied' | 'failed';

/** Copies a value whole, however it is shown, and says so. `label` names what is copied. */
export function CopyButton({ value, label }: { value: string; label?: string }) {
  const { common, ui } = useMessages();
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () => {
    const written =
      navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };

  const copied = outcome === 'copied';
  return (
    <span className="inline-flex align-middle">
      <IconButton
        label={label ?? common.copy}
        icon={
          copied ? (
            <Check size={16} aria-hidden className="text-positive" />
          ) : (
            <Copy size={16} aria-hidden />
          )
        }
        className="-my-2"
        onClick={copy}
      />
      <span className="sr-only" role="status">
        {copied ? common.copied : outcome === 'failed' ? ui.copyFailed : ''}
      </span>
    </span>
  );
}
