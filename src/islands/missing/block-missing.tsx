import { NoBlock } from '#src/components/missing/no-block.tsx';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { useHead } from '#src/stores/chain/head.ts';
import { useNotFoundTitle } from './entity-not-found.tsx';

/** The page of a block that does not exist (yet). */
export function BlockMissing({ text }: { text: string }) {
  const head = useHead();
  useNotFoundTitle(useSearchTexts().missing.block);
  return <NoBlock text={text} head={head.kind === 'ready' ? head.value.headBlockNum : null} />;
}
