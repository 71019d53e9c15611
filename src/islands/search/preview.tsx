import { Suspense, useEffect, useState } from 'react';
import { chains } from '#src/chain/config/registry.ts';
import { PastedActions } from '#src/components/search/pasted-actions.tsx';
import { PackedFacts, RequestFacts } from '#src/components/search/pasted-facts.tsx';
import { SearchForms } from '#src/components/search/search-forms.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import type { RequestVersionError } from '#src/chain/sign/transaction/read-request.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { readPacked, readRequest, type Preview } from '#src/stores/search/search-preview.ts';

const JsonPanel = lazyPart(
  async () => (await import('#src/components/ui/json-view.tsx')).JsonPanel,
);

const SignRequest = lazyPart(async () => (await import('./sign-request.tsx')).SignRequest);

interface PastedPreviewProps {
  kind: 'packed' | 'request';
  text: string;
  /** Part of a page that has a title and a search of its own. */
  embedded?: boolean;
}

interface Unreadable {
  readonly kind: 'unreadable';
  readonly error: unknown;
}

/** Its class is loaded with the code that decodes. */
function isVersionError(error: unknown): error is RequestVersionError {
  return error instanceof Error && 'version' in error;
}

/** A pasted transaction, decoded in the page. Nothing of it is sent before the user signs it. */
export function PastedPreview({ kind, text, embedded = false }: PastedPreviewProps) {
  const texts = useSearchTexts();
  const [preview, setPreview] = useState<Preview | Unreadable | null>(null);
  useEffect(() => {
    let current = true;
    const signer = { actor: texts.signer, permission: texts.signerPermission };
    const reading = kind === 'packed' ? readPacked(text) : readRequest(text, signer);
    void reading
      .catch((error: unknown) => ({ kind: 'unreadable', error }) as const)
      .then((read) => {
        if (current) setPreview(read);
      });
    return () => {
      current = false;
    };
  }, [kind, text, texts]);
  if (preview === null) return <SkeletonRows />;
  if (preview.kind === 'unreadable')
    return (
      <>
        <Banner kind="error" title={texts.unreadable[kind]}>
          {isVersionError(preview.error) && texts.unknownVersion(String(preview.error.version))}
        </Banner>
        {!embedded && <SearchForms chain={chainConfig()} />}
      </>
    );
  return <DecodedPreview preview={preview} text={text} embedded={embedded} />;
}

interface DecodedPreviewProps {
  preview: Preview;
  text: string;
  embedded: boolean;
}

function DecodedPreview({ preview, text, embedded }: DecodedPreviewProps) {
  const texts = useSearchTexts();
  const { accounts, chainId, readOnly } = chainConfig();
  const { actions, contextFreeActions } =
    preview.kind === 'packed' ? preview.transaction : preview.request;
  const [raw, setRaw] = useState(false);
  const isOtherChain =
    preview.kind === 'request' &&
    chainId !== null &&
    preview.request.chainIds?.includes(chainId) === false;
  return (
    <>
      {!embedded && <h1 className="title">{texts.previewTitles[preview.kind]}</h1>}
      <Banner kind="success" title={texts.decodedHere}>
        {texts.decodedHereHint}
      </Banner>
      {isOtherChain && <Banner kind="warning" title={texts.otherChain} />}
      <Section title={texts.shared.preview}>
        {actions.length === 0 ? (
          <p className="text-muted p-4">{texts.noActions}</p>
        ) : (
          <PastedActions
            actions={actions}
            system={accounts.system}
            tokenContract={accounts.token}
          />
        )}
      </Section>
      {contextFreeActions.length > 0 && (
        <Section title={texts.shared.contextFree}>
          <PastedActions
            actions={contextFreeActions}
            system={accounts.system}
            tokenContract={accounts.token}
          />
        </Section>
      )}
      {preview.kind === 'request' && readOnly === null && (
        <Suspense fallback={<SkeletonRows />}>
          <SignRequest text={text} embedded={embedded} />
        </Suspense>
      )}
      <Section title={texts.details}>
        {preview.kind === 'packed' ? (
          <PackedFacts
            transaction={preview.transaction}
            signatures={preview.signatures}
            payer={preview.payer}
          />
        ) : (
          <RequestFacts
            request={preview.request}
            chains={preview.request.chainIds?.map(chainNameOf) ?? null}
          />
        )}
      </Section>
      <details
        className="bg-surface rounded-sm border"
        onToggle={(event) => setRaw(event.currentTarget.open)}
      >
        <summary className="px-4 py-3 font-medium">{texts.shared.json}</summary>
        {raw && (
          <Suspense fallback={<SkeletonRows />}>
            <JsonPanel value={preview.kind === 'packed' ? preview.transaction : preview.request} />
          </Suspense>
        )}
      </details>
    </>
  );
}

/** A chain's name; its id if unknown. */
function chainNameOf(chainId: string): string {
  const currentChain = chainConfig();
  if (currentChain.chainId === chainId) return currentChain.displayName;
  return chains.find((chain) => chain.chainId === chainId)?.displayName ?? chainId;
}
