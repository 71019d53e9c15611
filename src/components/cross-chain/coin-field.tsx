import type { BridgeCoin } from '#src/chain/model/cross-chain/bridge.ts';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { SelectField } from '../ui/fields/select-field.tsx';

interface CoinFieldProps {
  coins: readonly BridgeCoin[];
  coin: BridgeCoin;
  onCoin: (wrapped: string) => void;
}

/** Selects a token of another chain. */
export function CoinField({ coins, coin, onCoin }: CoinFieldProps) {
  const text = useCrossChainTexts();
  return (
    <SelectField
      label={text.shared.token}
      options={coins.map(({ wrapped, currency }) => ({
        key: wrapped,
        label: `${currency} (${wrapped})`,
      }))}
      value={coin.wrapped}
      onSelect={onCoin}
    />
  );
}
