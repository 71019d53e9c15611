import { Suspense, useEffect, useState } from 'react';
import { mayBeSecret } from '#src/chain/model/utility/secret.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { DecodeForm } from '#src/components/utility/decode-form.tsx';
import { ReadingList } from '#src/components/utility/reading-list.tsx';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { decode, type Decoded } from '#src/stores/utility/decode.ts';

const PastedPreview = lazyPart(async () => (await import('../search/preview.tsx')).PastedPreview);

const SendPasted = lazyPart(async () => (await import('./send-pasted.tsx')).SendPasted);

/** Longer texts are not written to the address. */
const MOST_IN_ADDRESS = 2_000;

/** Shows what a text means: hex, a signing request, a key, a name, a date. */
export function Decode() {
  const { decode: text } = useUtilityTexts();
  const given = useQueryValue('text') ?? '';
  const [input, setInput] = useState(given);
  const [decoded, setDecoded] = useState<{ of: string; found: Decoded } | null>(null);
  useEffect(() => {
    let current = true;
    void decode(input).then((found) => {
      if (current) setDecoded({ of: input, found });
    });
    return () => {
      current = false;
    };
  }, [input]);
  const submit = (typed: string) => {
    const isShown = typed.length <= MOST_IN_ADDRESS && !mayBeSecret(typed);
    setQuery({ text: isShown ? typed.trim() || null : null });
    setInput(typed);
  };
  const found = decoded?.of === input ? decoded.found : null;
  const isNothing = found?.readings.length === 0 && found.previews.length === 0;
  const previews = found?.previews ?? [];
  const isSigned = previews.length > 0 && previews.every(({ signed }) => signed);
  return (
    <div className="space-y-8">
      <DecodeForm initial={given} onDecode={submit} />
      <div className="space-y-6">
        <div role="status">
          {isNothing && input.trim() !== '' && (
            <StateView state={{ kind: 'empty' }} empty={{ title: text.none, text: text.noneHint }}>
              {() => null}
            </StateView>
          )}
        </div>
        {found && <ReadingList readings={found.readings} />}
        {previews.map(({ kind, text: pasted }, index) => (
          <Suspense key={`${index} ${pasted}`} fallback={<SkeletonRows />}>
            <PastedPreview kind={kind} text={pasted} embedded />
          </Suspense>
        ))}
        {isSigned && (
          <Suspense>
            <SendPasted key={input} texts={previews.map(({ text: pasted }) => pasted)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
