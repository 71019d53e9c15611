import { useState } from 'react';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { ToolGrid } from '#src/components/directory/tool-grid.tsx';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useAboutTexts } from '#src/i18n/areas/directory/about/texts.ts';
import { useDirectoryTexts } from '#src/i18n/areas/directory/texts.ts';
import { useChainWithFacts } from '#src/stores/chain/contract-facts.ts';
import { useTools } from './use-tools.ts';

/** Every tool of the chain with what it does, filtered as one types. */
export function AllTools({ chain }: { chain: ChainConfig }) {
  const text = useDirectoryTexts();
  const { about } = useAboutTexts();
  const [typed, setTyped] = useState('');
  const sections = useTools(useChainWithFacts(chain), typed, about);
  return (
    <Section title={text.all}>
      <TextField
        type="search"
        label={text.filter}
        autoComplete="off"
        className="max-w-form pb-4"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="text-muted empty:hidden">
        {sections.length === 0 && text.none(typed)}
      </p>
      <ToolGrid sections={sections} />
    </Section>
  );
}
