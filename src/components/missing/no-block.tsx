import { blockKey, MAX_BLOCK_NUMBER } from '#src/chain/model/block/block.ts';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useEntityPath } from '../ui/entity-link.tsx';
import { MissingPage } from './missing-page.tsx';
import { Typed } from './no-account.tsx';

const BLOCKS_PER_SECOND = 2;

interface NoBlockProps {
  /** As in the address. */
  text: string;
  /** The head block; null until it is known. */
  head: number | null;
}

/** A block that does not exist (yet). */
export function NoBlock({ text, head }: NoBlockProps) {
  const texts = useSearchTexts().missing;
  const format = useFormat();
  const path = useEntityPath();
  const key = blockKey(text);
  const ahead = key === null || head === null || key.length === 64 ? 0 : Number(key) - head;
  const digits = text.replaceAll(/[\s,.]/g, '');
  const corrected = key === null ? blockKey(digits) : null;
  const numbers = [
    ...(corrected === null ? [] : [Number(corrected)]),
    ...(/^-?0*$/.test(text) ? [1] : []),
  ];
  const steps = [
    ...numbers.map((number) => ({
      href: path('block', String(number)),
      label: texts.blockNumber(format.number(number)),
    })),
    ...(head === null
      ? []
      : [{ href: path('block', String(head)), label: texts.head(format.number(head)) }]),
  ];
  return (
    <MissingPage title={ahead > 0 ? texts.future : texts.block} steps={steps}>
      {ahead > 0 ? (
        <p>{texts.futureHint(format.number(ahead), format.duration(ahead / BLOCKS_PER_SECOND))}</p>
      ) : (
        <Reason text={text} />
      )}
    </MissingPage>
  );
}

function Reason({ text }: { text: string }) {
  const texts = useSearchTexts().missing;
  const key = blockKey(text);
  if (key !== null) return <p>{key.length === 64 ? texts.noBlock : texts.pending}</p>;
  if (/^-?\d+$/.test(text))
    return <p>{Number(text) > MAX_BLOCK_NUMBER ? texts.blockTooLarge : texts.blockRange}</p>;
  return (
    <>
      <Typed text={text} />
      <p>{texts.notABlock}</p>
    </>
  );
}
