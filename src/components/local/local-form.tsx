import { useState, type SubmitEvent } from 'react';
import {
  DEFAULT_PRECISION,
  exampleNode,
  isCoreSymbol,
  hostAndPort,
  isAllowedUrl,
  precisionOf,
  serviceUrl,
  type LocalSettings,
} from '#src/chain/model/shared/local.ts';
import { useLocalTexts } from '#src/i18n/areas/local/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';

interface LocalFormProps {
  /** The initial values. System account names are passed through. */
  initial: Partial<LocalSettings> & Pick<LocalSettings, 'coreSymbol' | 'systemDomain'>;
  /** Why the last attempt failed. */
  problem?: string | undefined;
  badUrl?: boolean;
  onStart: (settings: LocalSettings) => void;
  onCancel?: (() => void) | undefined;
}

/** The address of the visitor's own node, and its core token. */
export function LocalForm({ initial, problem, badUrl, onStart, onCancel }: LocalFormProps) {
  const texts = useLocalTexts();
  const [nodeUrl, setNodeUrl] = useState(initial.nodeUrl ?? exampleNode);
  const [historyUrl, setHistoryUrl] = useState(initial.hyperionUrl ?? '');
  const [symbol, setSymbol] = useState(initial.coreSymbol);
  const [decimals, setDecimals] = useState(String(initial.corePrecision ?? DEFAULT_PRECISION));
  const [tried, setTried] = useState(badUrl ?? false);
  const [left, setLeft] = useState(false);

  const node = serviceUrl(nodeUrl);
  const history = historyUrl.trim() === '' ? null : serviceUrl(historyUrl);
  const corePrecision = precisionOf(decimals);
  const badHistory = historyUrl.trim() !== '' && history === null;
  const shown = (wrong: boolean, message: string) => (tried && wrong ? message : undefined);
  /** Shown before trying: the browser would block the request without a reason. */
  const barred = (url: string | null) =>
    (left || tried) && url !== null && !isAllowedUrl(url)
      ? texts.plainHttp(...hostAndPort(url))
      : undefined;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (node === null || badHistory || corePrecision === null || !isCoreSymbol(symbol)) return;
    if ([node, history].some((url) => url !== null && !isAllowedUrl(url))) return;
    const { systemDomain } = initial;
    onStart({
      nodeUrl: node,
      hyperionUrl: history,
      coreSymbol: symbol,
      corePrecision,
      systemDomain,
    });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onBlur={() => setLeft(true)}
      className="max-w-form space-y-6"
    >
      <header>
        <h1 className="title">{texts.shared.ownNode}</h1>
        <p className="text-muted mt-1">{texts.intro}</p>
      </header>
      {problem !== undefined && <Banner kind="error" title={problem} />}
      <Section title={texts.shared.node}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={texts.nodeUrl}
            hint={texts.nodeHint}
            error={barred(node) ?? shown(node === null, texts.invalidUrl(exampleNode))}
            value={nodeUrl}
            placeholder={exampleNode}
            inputMode="url"
            {...chainText}
            className="sm:col-span-2"
            onChange={(event) => setNodeUrl(event.target.value)}
          />
          <TextField
            label={texts.historyUrl}
            hint={texts.historyHint}
            error={barred(history) ?? shown(badHistory, texts.invalidUrl(exampleNode))}
            value={historyUrl}
            inputMode="url"
            {...chainText}
            className="sm:col-span-2"
            onChange={(event) => setHistoryUrl(event.target.value)}
          />
          <TextField
            label={texts.coreSymbol}
            error={shown(!isCoreSymbol(symbol), texts.invalidSymbol)}
            value={symbol}
            maxLength={7}
            autoCapitalize="characters"
            dir="ltr"
            onChange={(event) => setSymbol(event.target.value.toUpperCase())}
          />
          <TextField
            label={texts.corePrecision}
            error={shown(corePrecision === null, texts.invalidPrecision)}
            value={decimals}
            inputMode="numeric"
            dir="ltr"
            onChange={(event) => setDecimals(event.target.value)}
          />
        </div>
      </Section>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" className="flex-1">
          {texts.start}
        </Button>
        {onCancel && <Button onClick={onCancel}>{texts.shared.cancel}</Button>}
      </p>
    </form>
  );
}
