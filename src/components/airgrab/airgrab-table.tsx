import { type Airgrab, isGrabbable } from '#src/chain/model/account/airgrab.ts';
import { tokenIdText } from '#src/chain/model/token/token-id.ts';
import { useAirgrabTexts } from '#src/i18n/areas/airgrab/texts.ts';
import { TokenName } from '../token/token-name.tsx';
import { Badge } from '../ui/badge.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';

interface AirgrabTableProps {
  airgrabs: readonly Airgrab[];
  /** Ids of the selected tokens. */
  chosen: ReadonlySet<string>;
  /** Absent for visitors, who cannot select any. */
  onToggle?: (id: string) => void;
}

/** Tokens to claim, with their state for the account. */
export function AirgrabTable({ airgrabs, chosen, onToggle }: AirgrabTableProps) {
  const text = useAirgrabTexts();
  const columns: Column<Airgrab>[] = [
    {
      key: 'token',
      header: text.shared.token,
      card: 'title',
      cell: (airgrab) => {
        const id = tokenIdText(airgrab);
        return (
          <span className="flex items-center gap-3">
            {onToggle && (
              <input
                type="checkbox"
                aria-label={text.choose(airgrab.code)}
                className="size-4 accent-accent"
                checked={chosen.has(id)}
                disabled={!isGrabbable(airgrab)}
                onChange={() => onToggle(id)}
              />
            )}
            <TokenName contract={airgrab.contract} code={airgrab.code} />
          </span>
        );
      },
    },
    {
      key: 'action',
      header: text.shared.action,
      cell: ({ call }) => (call ? <code dir="ltr">{call.name}</code> : '–'),
    },
    { key: 'state', header: text.shared.state, cell: (airgrab) => <State airgrab={airgrab} /> },
  ];
  return <DataTable caption={text.title} columns={columns} rows={airgrabs} rowKey={tokenIdText} />;
}

function State({ airgrab: { symbol, call, grabbed } }: { airgrab: Airgrab }) {
  const text = useAirgrabTexts();
  if (symbol === null) return <Badge tone="warning">{text.removed}</Badge>;
  if (grabbed) return <Badge tone="positive">{text.grabbed}</Badge>;
  return call === null ? <Badge tone="warning">{text.noAction}</Badge> : <Badge>{text.open}</Badge>;
}
