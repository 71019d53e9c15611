import QrIcon from 'lucide-react/icons/qr-code';
import { type ReactNode, useState } from 'react';
import { useShareTexts } from '#src/i18n/areas/form/share/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Section } from '../ui/section.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** Cameras of phones read codes up to this length; longer ones have squares too small. */
const LONGEST_CODE = 1500;

/** The signing request of a form. */
export type SharedRequest =
  /** The form is not complete. */
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly uri: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'failed'; readonly message: string; readonly source: string | null };

interface SharePanelProps {
  /** URL of the form with its values; null if they are too long for one. */
  link: string | null;
  request: SharedRequest;
  /** What the request does, where the form does not say it. */
  note?: string | undefined;
  /** The form's transaction for other tools. */
  code?: ReactNode;
}

/** The form as a link and as a signing request, to copy or as a QR code. */
export function SharePanel({ link, request, note, code }: SharePanelProps) {
  const text = useShareTexts();
  return (
    <Section title={text.title}>
      <div className="divide-y">
        <Way
          title={text.link}
          hint={text.linkHint}
          value={link}
          copy={text.copyLink}
          code={text.linkCode}
        >
          <p className="text-muted">{text.linkTooLong}</p>
        </Way>
        <Way
          title={text.request}
          hint={note === undefined ? text.requestHint : `${text.requestHint} ${note}`}
          value={request.kind === 'ready' ? request.uri : null}
          copy={text.copyRequest}
          code={text.requestCode}
        >
          <Missing request={request} />
        </Way>
        {code && <div className="py-2">{code}</div>}
      </div>
    </Section>
  );
}

interface WayProps {
  title: string;
  hint: string;
  /** Null while there is none. */
  value: string | null;
  /** Labels of the buttons. */
  copy: string;
  code: string;
  /** Shown without a value. */
  children?: ReactNode;
}

function Way({ title, hint, value, copy, code, children }: WayProps) {
  const text = useShareTexts();
  const [isCode, setCode] = useState(false);
  return (
    <div className="space-y-1 py-2">
      <div className="flex min-h-10 items-center gap-2">
        <span className="font-medium">{title}</span>
        {value !== null && (
          <>
            <span dir="ltr" className="min-w-0 flex-1 truncate font-mono text-xs text-quiet">
              {value}
            </span>
            <CopyButton value={value} label={copy} />
            <IconButton
              label={code}
              aria-pressed={isCode}
              icon={<QrIcon size={16} aria-hidden />}
              onClick={() => setCode(!isCode)}
            />
          </>
        )}
      </div>
      {value === null ? children : <p className="text-xs text-muted">{hint}</p>}
      {value !== null &&
        isCode &&
        (value.length > LONGEST_CODE ? (
          <p role="status" className="text-muted">
            {text.noCode}
          </p>
        ) : (
          <QrCode text={value} label={code} />
        ))}
    </div>
  );
}

function Missing({ request }: { request: SharedRequest }) {
  const text = useShareTexts();
  switch (request.kind) {
    case 'none':
      return <p className="text-muted">{text.incomplete}</p>;
    case 'too-long':
      return <p className="text-muted">{text.tooLong}</p>;
    case 'failed':
      return (
        <p className="text-muted">
          {text.failed} <Quoted text={request.message} source={request.source} limit={300} />
        </p>
      );
    case 'loading':
    case 'ready':
      return null;
  }
}
