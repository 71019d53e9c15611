import { DownloadJson } from '#src/components/ui/download-json.tsx';
import { JsonPanel } from '#src/components/ui/json-view.tsx';
import type { BlockView } from '#src/chain/model/block/block.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';

/** The raw response. */
export default function BlockRaw({ block }: { block: BlockView }) {
  const text = useBlockTexts();
  return (
    <>
      <p className="border-b py-2">
        <DownloadJson value={block.raw} name={`block-${block.number}.json`} label={text.download} />
      </p>
      <JsonPanel value={block.raw} />
    </>
  );
}
