import { NoBlock } from '#src/components/missing/no-block.tsx';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { useHead } from '#src/stores/chain/head.ts';
import { useMissingTitle } from './thing-missing.tsx';

/** The page of a block that does not exist (yet). */
export function BlockMissing({ text }: { text: string }) {
  const head = useHead();
  useMissingTitle(useSearchTexts().missing.block);
  return <NoBlock text={text} head={head.kind === 'ready' ? head.value.headBlockNum : null} />;
}
