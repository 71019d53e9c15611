import { useEffect, useState } from 'react';
import { property } from '#src/chain/core/property.ts';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Button, buttonStyles } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** A part of a wallet's prompt. */
export interface PromptPart {
  type: 'accept' | 'asset' | 'button' | 'close' | 'countdown' | 'link' | 'qr' | 'textarea';
  label?: string;
  data?: unknown;
}

interface PromptElementProps {
  part: PromptPart;
  onAccept: () => void;
  onClose: () => void;
}

/** URLs that open a wallet or its maker's page. */
const openable = /^(esr|web\+esr|anchor|proton|proton-dev|https):/;

export function PromptElement({ part, onAccept, onClose }: PromptElementProps) {
  const text = useWalletConnectTexts();
  const { common } = useMessages();
  const { type, data } = part;
  const label = part.label ?? textAt(data, 'label');
  switch (type) {
    case 'qr':
      return <Scannable data={asText(data)} />;
    case 'link':
      return <OpenLink href={textAt(data, 'href') ?? ''} label={label} />;
    case 'button':
      return (
        <Button className="w-full" onClick={() => press(data)}>
          <HostileText text={label ?? text.accept} />
        </Button>
      );
    case 'accept':
      return (
        <Button variant="primary" className="w-full" onClick={onAccept}>
          <HostileText text={label ?? text.accept} />
        </Button>
      );
    case 'close':
      return (
        <Button className="w-full" onClick={onClose}>
          <HostileText text={label ?? common.close} />
        </Button>
      );
    case 'countdown':
      return <Countdown end={endOf(data)} />;
    case 'textarea':
      return <Command content={textAt(data, 'content') ?? asText(data)} />;
    case 'asset':
      return (
        <p className="flex justify-between gap-4">
          <span className="text-muted">
            <HostileText text={label ?? ''} />
          </span>
          <span className="tabular-nums">
            <HostileText text={textAt(data, 'value') ?? asText(data)} />
          </span>
        </p>
      );
  }
}

function Scannable({ data }: { data: string }) {
  const text = useWalletConnectTexts();
  return (
    <div className="flex flex-col items-center gap-2">
      <QrCode text={data} label={text.qr} />
      <p className="flex items-center gap-1 text-xs text-muted">
        {text.copyCode}
        <CopyButton value={data} label={text.copyCode} />
      </p>
    </div>
  );
}

function OpenLink({ href, label }: { href: string; label: string | undefined }) {
  if (!openable.test(href)) return <HostileText text={href} limit={80} />;
  return (
    <a href={href} className={buttonStyles({ variant: 'primary', className: 'w-full' })}>
      <HostileText text={label ?? href} limit={60} />
    </a>
  );
}

function Command({ content }: { content: string }) {
  const text = useWalletConnectTexts();
  return (
    <div className="relative rounded-sm border bg-sunken">
      <pre
        dir="ltr"
        // A region that scrolls is reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-40 overflow-y-auto p-3 pe-12 font-mono text-xs break-all whitespace-pre-wrap"
      >
        {content}
      </pre>
      <span className="absolute end-1 top-1">
        <CopyButton value={content} label={text.copyCommand} />
      </span>
    </div>
  );
}

function press(data: unknown): void {
  const onClick = property(data, 'onClick');
  if (typeof onClick === 'function') (onClick as () => void)();
}

function endOf(data: unknown): Date {
  const end = property(data, 'end') ?? data;
  return end instanceof Date ? end : new Date(asText(end));
}

function textAt(data: unknown, key: string): string | undefined {
  const value = property(data, key);
  return value === undefined || value === null ? undefined : asText(value);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : String(value ?? '');
}

/** Time until a request expires. */
function Countdown({ end }: { end: Date }) {
  const text = useWalletConnectTexts();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((end.getTime() - now) / 1_000));
  if (!Number.isFinite(left)) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className="text-center text-muted tabular-nums">
      {left === 0 ? text.expired : text.expires(time)}
    </p>
  );
}
