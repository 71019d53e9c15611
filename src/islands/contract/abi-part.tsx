import Download from 'lucide-react/icons/download';
import { Suspense, useMemo, useState } from 'react';
import { AbiLists } from '#src/components/contract/abi-lists.tsx';
import { AbiTypes, type TypeLinks } from '#src/components/contract/abi-types.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CopyButton } from '#src/components/ui/copy-button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { jsonText, JsonView } from '#src/components/ui/json-view.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { saveFile } from '#src/components/ui/save-file.ts';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useAbiVersionTexts } from '#src/i18n/areas/contract/versions/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { ContractLink } from './contract-link.ts';
import type { PartProps } from './use-contract-link.ts';

const AbiVersionsPart = lazyPart(
  async () => (await import('./abi-versions-part.tsx')).AbiVersionsPart,
);

/** The ABI: types, actions, tables and the raw JSON. */
export function AbiPart({ contract, linkState }: PartProps) {
  const { abi, raw, account } = contract;
  const { link, urlOf, visit, replace } = linkState;
  const text = useContractTexts();
  const versions = useAbiVersionTexts();
  const [compares, setCompares] = useState(false);
  const format = useFormat();
  const json = () => jsonText(raw);
  const count = abi.structs.length + abi.variants.length + abi.aliases.length;
  const links = useTypeLinks({ contract, linkState });
  const to = (change: Partial<ContractLink>) => ({
    href: urlOf(change),
    onVisit: () => visit(change),
  });
  return (
    <div className="space-y-4">
      <Section
        title={text.types}
        note={format.number(count)}

        actions={
          <input
            type="search"
            aria-label={`${text.find}: ${text.types}`}
            placeholder={text.find}
            value={link.find}
            onChange={(event) => replace({ ...link, find: event.target.value, type: '' })}
            className="h-8 w-40 rounded-sm border border-transparent bg-sunken px-3 text-base focus:border-accent focus:bg-surface md:text-sm"
          />
        }
      >
        <AbiTypes abi={abi} find={link.find} current={link.type} links={links} />
      </Section>
      <AbiLists
        abi={abi}
        links={links}
        toAction={(action) => to({ part: 'actions', action })}
        toTable={(table) => to({ table })}
      />
      <Section
        title={versions.title}
        actions={
          !compares && (
            <Button size="sm" onClick={() => setCompares(true)}>
              {versions.compare}
            </Button>
          )
        }
      >
        {compares ? (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <AbiVersionsPart account={account} abi={abi} />
          </Suspense>
        ) : (
          <p className="py-3 text-muted">{versions.hint}</p>
        )}
      </Section>
      <Section
        title={text.rawAbi}
        actions={
          <>
            <CopyButton value={json} label={text.copyAbi} />
            <IconButton
              label={text.downloadAbi}
              icon={<Download size={16} aria-hidden />}
              onClick={() => saveFile(`${account}.abi.json`, 'application/json', json())}
            />
          </>
        }
      >
        <JsonView value={raw} />
      </Section>
    </div>
  );
}

function useTypeLinks({ contract, linkState }: PartProps): TypeLinks {
  const { structs, variants, aliases } = contract.abi;
  const { urlOf, visit } = linkState;
  return useMemo(() => {
    const defined = new Set([...structs, ...variants, ...aliases].map(({ name }) => name));
    return {
      isDefined: (type) => defined.has(type),
      hrefOf: (type) => urlOf({ part: 'abi', type }),
      onVisit: (type) => visit({ part: 'abi', type }),
    };
  }, [structs, variants, aliases, urlOf, visit]);
}
