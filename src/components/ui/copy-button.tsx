import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { IconButton } from './icon-button.tsx';
import { type Native, rootProps } from './root-props.ts';

const icons = {
  idle: <Copy size={16} aria-hidden />,
  copied: <Check size={16} aria-hidden className="text-positive" />,
  failed: <X size={16} aria-hidden className="text-danger" />,
};

type Outcome = keyof typeof icons;

interface CopyButtonProps extends Native<'button', 'value'> {
  /** A long text is generated on copy. */
  value: string | (() => string);
  label?: string;
}

/** Copies a full value and confirms it. `label` names the value. */
export function CopyButton({ value, label, onClick, ...native }: CopyButtonProps) {
  const { common, ui } = useMessages();
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    const text = typeof value === 'string' ? value : value();
    const written =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };

  const words = { idle: '', copied: common.copied, failed: ui.copyFailed };
  return (
    <span className="inline-flex align-middle">
      <IconButton
        label={label ?? common.copy}
        icon={icons[outcome]}
        {...rootProps('copy-button', '-my-2', native)}
        onClick={copy}
      />
      <span className="sr-only" role="status">
        {words[outcome]}
      </span>
    </span>
  );
}
