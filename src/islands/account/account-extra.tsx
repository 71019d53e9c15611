import { Suspense } from 'react';
import { AccountPicture } from '#src/components/account/account-picture.tsx';
import { IdentityBadges } from '#src/components/account/identity-badges.tsx';
import { TotalWorth, Worth } from '#src/components/account/worth.tsx';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { tokenWorth, totalWorth } from '#src/chain/model/token/token-worth.ts';
import { PriceMark } from '#src/components/price/price-mark.tsx';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { identityStore } from '#src/stores/account/account-extras.ts';
import { tokensStore } from '#src/stores/account/account-tokens.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { usePrices } from '#src/stores/chain/prices.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { usePicturesFromAnywhere } from '../use-pictures.ts';
import { useUser } from '../wallet/use-wallet.ts';

/** Loaded for the user's own account only. */
const ProfileLink = lazyPart(async () => (await import('./profile-link.tsx')).ProfileLink, Nothing);

export type ExtraPart = 'picture' | 'badges' | 'worth';

interface AccountExtraProps {
  part: ExtraPart;
  account: AccountView;
}

/** Parts of the header from services beside the node; absent if they do not respond. */
export function AccountExtra({ part, account }: AccountExtraProps) {
  switch (part) {
    case 'picture':
      return <Picture name={account.name} />;
    case 'badges':
      return <Badges name={account.name} />;
    case 'worth':
      return <AccountWorth account={account} />;
  }
}

function Picture({ name }: { name: string }) {
  const { state } = useLoad(identityStore, name);
  const fromAnywhere = usePicturesFromAnywhere();
  const picture = state.kind === 'ready' ? state.value.avatar : null;
  return picture && <AccountPicture picture={picture} fromAnywhere={fromAnywhere} />;
}

function Badges({ name }: { name: string }) {
  const { state } = useLoad(identityStore, name);
  const isOwn = useUser()?.actor === name;
  if (state.kind !== 'ready') return null;
  const { producer, tier, isDapp } = state.value;
  // Pictures of producers and dApps are published elsewhere.
  const canEdit = isOwn && !producer && !isDapp && chainConfig().features.includes('account-info');
  return (
    <>
      <IdentityBadges producer={producer} tier={tier} />
      {canEdit && (
        <Suspense fallback={null}>
          <ProfileLink name={name} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The value of the account's core tokens, including staked and refunding ones, and of all tokens if
 * that is more.
 */
function AccountWorth({ account }: { account: AccountView }) {
  const prices = usePrices();
  const tokens = useLoad(tokensStore, account.name).state;
  const contract = chainConfig().accounts.token;
  if (prices === null || tokens.kind === 'loading' || account.total.malformed) return null;
  const balances = tokens.kind === 'ready' ? tokens.value.tokens : [];
  const others = balances.filter(
    ({ contract: of, amount }) =>
      of !== contract || amount.symbol.code !== account.total.symbol.code,
  );
  const core = { contract, amount: account.total };
  const own = tokenWorth(core, prices);
  const all = totalWorth([core, ...others], prices);
  const { currency } = prices;
  return (
    <>
      {own !== null && <Worth value={own} currency={currency} />}
      {own !== null && all !== own && ' · '}
      {all !== null && all !== own && <TotalWorth of="all" value={all} currency={currency} />}
      <PriceMark basis={prices.basis} />
    </>
  );
}
