import { useId, useState } from 'react';
import {
  type EmbedSubject,
  type EmbedTheme,
  embedThemes,
} from '#src/chain/model/embed/embed-subject.ts';
import { embedCode } from '#src/chain/model/embed/embed-code.ts';
import { useEmbedCodeTexts } from '#src/i18n/areas/embed/code/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';

interface EmbedPanelProps {
  subject: EmbedSubject;
  /** The chain's name, for the title of the frame. */
  chain: string;
  /** The whole address of the card. */
  addressOf: (theme: EmbedTheme | null) => string;
}

/** The HTML that shows a card on another site, to copy, with a choice of its theme. */
export function EmbedPanel({ subject, chain, addressOf }: EmbedPanelProps) {
  const text = useEmbedCodeTexts();
  const id = useId();
  const [chosen, setChosen] = useState<EmbedTheme | 'system'>('system');
  const src = addressOf(chosen === 'system' ? null : chosen);
  const title = text.frames[subject.kind](nameOf(subject), chain);
  const code = embedCode({ src, title, kind: subject.kind });
  return (
    <div className="space-y-4">
      <p className="text-muted">{text.hint}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{text.theme}</span>
        <Toggle
          label={text.theme}
          options={(['system', ...embedThemes] as const).map((key) => ({
            key,
            label: text.themes[key],
          }))}
          current={chosen}
          onSelect={setChosen}
        />
      </div>
      <div role="group" aria-labelledby={id}>
        <p className="flex items-center justify-between gap-2">
          <span id={id}>{text.code}</span>
          <CopyButton value={code} label={text.copy} />
        </p>
        <pre
          dir="ltr"
          className="mt-1 bg-sunken px-3 py-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap select-all"
        >
          {code}
        </pre>
      </div>
      <p>
        <ExternalLink href={src}>{text.preview}</ExternalLink>
      </p>
    </div>
  );
}

/** Digits of an id that are read aloud. */
const SPOKEN = 8;

function nameOf(subject: EmbedSubject): string {
  switch (subject.kind) {
    case 'account':
      return subject.name;
    case 'transaction':
      return subject.id.slice(0, SPOKEN);
    case 'token':
      return subject.code;
  }
}
