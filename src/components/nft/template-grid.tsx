import type { NftTemplateView } from '#src/chain/model/nft/template.ts';
import type { Picture } from '#src/chain/model/nft/picture.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { TileList } from './tile-list.tsx';

interface TemplateGridProps {
  templates: readonly (NftTemplateView & { readonly thumbnail: Picture | null })[];
  fromAnywhere: boolean;
}

/** Templates as pictures with names and how many NFTs were issued. */
export function TemplateGrid({ templates, fromAnywhere }: TemplateGridProps) {
  const text = useNftTexts();
  const format = useFormat();
  return (
    <TileList
      label={text.templates}
      fromAnywhere={fromAnywhere}
      tiles={templates.map(({ id, collection, name, issued, limit, thumbnail }) => ({
        key: id,
        link: `/nft/template/${collection}/${id}`,
        title: name ?? text.ofTemplate(id),
        picture: thumbnail,
        note: (
          <>
            <span dir="ltr">#{id}</span>
            <span>
              {limit === null
                ? text.issued(format.number(issued))
                : text.edition(format.number(issued), format.number(limit))}
            </span>
          </>
        ),
      }))}
    />
  );
}
