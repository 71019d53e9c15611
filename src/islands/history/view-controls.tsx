import Download from 'lucide-react/icons/download';
import { Button } from '#src/components/ui/button.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import type { HistoryView } from '#src/stores/history/history-view.ts';

interface ViewControlsProps {
  view: HistoryView;
  onChange: (part: Partial<HistoryView>) => void;
  onExport: () => void;
}

/** Controls for order, grouping, payments of purchases, raw data and time format. */
export function ViewControls({ view, onChange, onExport }: ViewControlsProps) {
  const text = useHistoryTexts();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Toggle
        label={text.shared.sortOrder}
        options={[
          { key: 'desc', label: text.newest },
          { key: 'asc', label: text.oldest },
        ]}
        current={view.sort}
        onSelect={(sort) => onChange({ sort })}
      />
      <Toggle
        label={text.rowsBy}
        options={[
          { key: 'action', label: text.byAction },
          { key: 'transaction', label: text.byTransaction },
        ]}
        current={view.by}
        onSelect={(by) => onChange({ by })}
      />
      <Toggle
        label={text.payments}
        options={[
          { key: 'folded', label: text.paymentsFolded },
          { key: 'listed', label: text.paymentsListed },
        ]}
        current={view.payments}
        onSelect={(payments) => onChange({ payments })}
      />
      <Toggle
        label={text.data}
        options={[
          { key: 'decoded', label: text.decoded },
          { key: 'raw', label: text.raw },
        ]}
        current={view.data}
        onSelect={(data) => onChange({ data })}
      />
      <Toggle
        label={text.times}
        options={[
          { key: 'clock', label: text.clock },
          { key: 'age', label: text.age },
        ]}
        current={view.time}
        onSelect={(time) => onChange({ time })}
      />
      <Button size="sm" onClick={onExport}>
        <Download size={16} aria-hidden />
        {text.exportCsv}
      </Button>
    </div>
  );
}
