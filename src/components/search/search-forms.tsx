import type { ReactNode } from 'react';
import type { SearchChain } from '#src/chain/model/search/target.ts';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { Section } from '../ui/section.tsx';

/** An example for each form. Its name is in the texts. */
function examples({ keyPrefix, features, coreSymbol }: SearchChain) {
  return {
    account: 'eosio.token',
    ...(!features?.includes('fio-names') && { permission: 'alice@active' }),
    block: '123456789',
    blockId: '075bcd15…',
    transaction: 'e3b0c44298fc…',
    key: `PUB_K1_… ${keyPrefix}…`,
    privateKey: 'PVT_K1_… 5…',
    token: `eosio.token:${coreSymbol?.code ?? 'EOS'}`,
    proposal: 'alice/payment',
    link: 'https://…/account/alice',
    packed: '{"signatures": […], "packed_trx": "…"}',
    request: 'esr://…',
    tool: 'updateauth',
    ...(features?.includes('fio-names') && { fioAddress: 'bob@edge', fioDomain: 'edge' }),
  } as const;
}

interface SearchFormsProps {
  chain: SearchChain;
  /** The search text that has none of the forms. */
  searchText?: string;
  /** What the text finds; absent for nothing. */
  found?: ReactNode;
}

/** The searchable forms with examples. */
export function SearchForms({ chain, searchText, found }: SearchFormsProps) {
  const texts = useSearchTexts();
  return (
    <>
      <header>
        <h1 className="title wrap-anywhere">
          {searchText === undefined || found ? texts.title : texts.nothingFound}
        </h1>
        {searchText !== undefined && (
          <p className="mt-1 font-mono text-sm">
            <HostileText text={searchText} limit={120} />
          </p>
        )}
        {!found && <p className="text-muted mt-2">{texts.hint}</p>}
      </header>
      {found}
      <Section title={texts.formsTitle}>
        <KeyValueList
          items={Object.entries(examples(chain)).map(([form, example]) => ({
            key: form,
            label: texts.forms[form as keyof typeof texts.forms],
            value: (
              <span dir="ltr" className="font-mono text-xs wrap-anywhere">
                {example}
              </span>
            ),
          }))}
        />
      </Section>
    </>
  );
}
