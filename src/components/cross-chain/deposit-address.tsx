import type { BridgeCoin } from '#src/chain/model/cross-chain/bridge.ts';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Banner } from '../ui/banner.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

interface DepositAddressProps {
  account: string;
  coin: BridgeCoin;
  address: string;
  memo: string | null;
}

/** The address at which the bridge credits an account. */
export function DepositAddress({ account, coin, address, memo }: DepositAddressProps) {
  const { deposit: text, networks } = useCrossChainTexts();
  const network = networks[coin.network === 'bitcoin' ? 'bitcoin' : 'ethereum'];
  return (
    <div className="space-y-3">
      <p className="font-semibold">{text.address}</p>
      <p className="flex items-center gap-1">
        <span dir="ltr" className="min-w-0 font-mono wrap-anywhere">
          <HostileText text={address} limit={128} />
        </span>
        <CopyButton value={address} label={text.copy} />
      </p>
      {memo !== null && (
        <Banner kind="warning" title={text.memoNeeded}>
          <p className="flex items-center gap-1">
            {text.memo}: <Quoted text={memo} limit={128} inline />
            <CopyButton value={memo} label={text.memo} />
          </p>
        </Banner>
      )}
      <ul className="space-y-1 text-muted">
        <li>{text.send(coin.currency, network)}</li>
        <li>{text.credited(coin.wrapped, account)}</li>
      </ul>
    </div>
  );
}
