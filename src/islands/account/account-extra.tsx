import { AccountPicture } from '#src/components/account/account-picture.tsx';
import { FaceBadges } from '#src/components/account/face-badges.tsx';
import { Worth } from '#src/components/account/worth.tsx';
import type { AccountView } from '#src/chain/model/account.ts';
import { tokenWorth } from '#src/chain/model/token-worth.ts';
import { faceStore } from '#src/stores/account-extras.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { usePrices } from '#src/stores/prices.ts';
import { useLoad } from '#src/stores/query.ts';

export type ExtraPart = 'picture' | 'badges' | 'worth';

interface AccountExtraProps {
  part: ExtraPart;
  account: AccountView;
}

/** A part of the header that other sources than the account itself tell, or none of it. */
export function AccountExtra({ part, account }: AccountExtraProps) {
  switch (part) {
    case 'picture':
      return <Picture name={account.name} />;
    case 'badges':
      return <Badges name={account.name} />;
    case 'worth':
      return <TotalWorth account={account} />;
  }
}

function Picture({ name }: { name: string }) {
  const { state } = useLoad(faceStore, name);
  const source = state.kind === 'ready' ? state.value.avatar : null;
  return source === null ? null : <AccountPicture source={source} />;
}

function Badges({ name }: { name: string }) {
  const { state } = useLoad(faceStore, name);
  if (state.kind !== 'ready') return null;
  return <FaceBadges producer={state.value.producer} tier={state.value.tier} />;
}

function TotalWorth({ account }: { account: AccountView }) {
  const prices = usePrices();
  const contract = chainConfig().accounts.token;
  const worth = tokenWorth({ contract, amount: account.total }, prices);
  if (worth === null || prices === null) return null;
  return <Worth value={worth} currency={prices.currency} />;
}
