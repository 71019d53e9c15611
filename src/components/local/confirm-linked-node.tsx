import { hostAndPort, isAllowedUrl, type LocalSettings } from '#src/chain/model/shared/local.ts';
import { useLocalTexts } from '#src/i18n/areas/local/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { Section } from '../ui/section.tsx';

interface ConfirmLinkedNodeProps {
  linked: LocalSettings;
  busy?: boolean;
  onConnect: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before using a node from a link. */
export function ConfirmLinkedNode({ linked, busy, onConnect, onCancel }: ConfirmLinkedNodeProps) {
  const texts = useLocalTexts();
  const { nodeUrl, hyperionUrl, coreSymbol, corePrecision } = linked;
  const url = (text: string) => (
    <span className="font-mono">
      <HostileText text={text} limit={200} />
    </span>
  );
  const barred = [nodeUrl, hyperionUrl].find((one) => one !== null && !isAllowedUrl(one));
  return (
    <div className="max-w-form space-y-6">
      <header>
        <h1 className="title">{texts.questionTitle}</h1>
        <p className="text-muted mt-1">{texts.questionText}</p>
      </header>
      <Section title={URL.parse(nodeUrl)?.host ?? nodeUrl}>
        <KeyValueList
          items={[
            { key: 'node', label: texts.nodeUrl, value: url(nodeUrl) },
            ...(hyperionUrl === null
              ? []
              : [{ key: 'history', label: texts.history, value: url(hyperionUrl) }]),
            {
              key: 'symbol',
              label: texts.coreSymbol,
              value: <span dir="ltr">{`${corePrecision},${coreSymbol}`}</span>,
            },
          ]}
        />
      </Section>
      {barred && <Banner kind="error" title={texts.plainHttp(...hostAndPort(barred))} />}
      <p className="flex flex-wrap gap-2">
        {!barred && (
          <Button variant="primary" disabled={busy} onClick={onConnect}>
            {texts.shared.connect}
          </Button>
        )}
        <Button onClick={onCancel}>{texts.shared.cancel}</Button>
      </p>
    </div>
  );
}
