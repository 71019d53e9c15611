import { useState } from 'react';
import { ToolNav } from '#src/components/directory/tool-nav.tsx';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { entryAt, toolsOf } from '#src/directory.ts';
import { useDirectoryTexts } from '#src/i18n/areas/directory/texts.ts';
import { unlocalizePath } from '#src/i18n/locales.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import { useUrl } from '#src/stores/url.ts';
import { useTools } from './use-tools.ts';

/** The chain's tools, filtered as one types, with the open one marked. */
export function ToolList() {
  const text = useDirectoryTexts();
  const url = useUrl();
  const [typed, setTyped] = useState('');
  const chain = useActualChain();
  const sections = useTools(chain, typed);
  const entries = toolsOf(chain).flatMap(([, of]) => of);
  const current = url && entryAt(unlocalizePath(url.pathname), url.searchParams, entries);
  return (
    <div className="space-y-3">
      <TextField
        type="search"
        label={text.filter}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="text-muted empty:hidden">
        {sections.length === 0 && text.none(typed)}
      </p>
      <ToolNav
        label={text.all}
        sections={sections}
        current={current?.id ?? null}
        expanded={typed.trim() !== ''}
      />
    </div>
  );
}

await textsReady();
