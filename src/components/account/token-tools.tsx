import { type TokenView, tokenOrders } from '#src/chain/model/token/token-view.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';

interface TokenToolsProps {
  view: TokenView;
  /** Whether prices are known, for sorting by value. */
  priced: boolean;
  onChange: (changed: Partial<TokenView>) => void;
}

/** Search, sort and filter controls for tokens. */
export function TokenTools({ view, priced, onChange }: TokenToolsProps) {
  const text = useAccountPartsTexts();
  const orders = tokenOrders.filter((order) => order !== 'worth' || priced);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 border-b py-3">
      <TextField
        label={text.findToken}
        type="search"
        value={view.text}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        className="w-full sm:w-64"
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className="space-y-1">
        <span aria-hidden className="block text-xs text-muted">
          {text.orderBy}
        </span>
        <Toggle
          label={text.orderBy}
          options={orders.map((key) => ({ key, label: text.orders[key] }))}
          current={view.order}
          onSelect={(order) => onChange({ order })}
        />
      </div>
      <Checkbox
        className="tap min-h-8 items-center"
        label={text.hideSmall}
        checked={view.hideSmall}
        onCheck={(hideSmall) => onChange({ hideSmall })}
      />
    </div>
  );
}
