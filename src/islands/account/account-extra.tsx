import { AccountPicture } from '#src/components/account/account-picture.tsx';
import { FaceBadges } from '#src/components/account/face-badges.tsx';
import { Worth } from '#src/components/account/worth.tsx';
import type { AccountView } from '#src/chain/model/account.ts';
import { totalWorth } from '#src/chain/model/token-worth.ts';
import { faceStore } from '#src/stores/account-extras.ts';
import { tokensStore } from '#src/stores/account-tokens.ts';
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

/** What it holds of every token, with what of the core token is staked or on its way back. */
function TotalWorth({ account }: { account: AccountView }) {
  const prices = usePrices();
  const tokens = useLoad(tokensStore, account.name).state;
  const contract = chainConfig().accounts.token;
  if (prices === null || tokens.kind === 'loading') return null;
  const held = tokens.kind === 'ready' ? tokens.value.tokens : [];
  const others = held.filter(
    ({ contract: of, amount }) =>
      of !== contract || amount.symbol.code !== account.total.symbol.code,
  );
  const worth = totalWorth([{ contract, amount: account.total }, ...others], prices);
  return worth === null ? null : <Worth value={worth} currency={prices.currency} />;
}
