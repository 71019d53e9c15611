import { useState } from 'react';
import { accountInfo } from '#src/chain/actions/account-info.ts';
import { ACCOUNT_INFO, type AccountDetails } from '#src/chain/tables/accounts.ts';
import { formatUnits } from '#src/chain/core/asset.ts';
import { isName } from '#src/chain/core/name.ts';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountExtraTexts } from '#src/i18n/areas/account/extra/texts.ts';
import { useProfileTexts } from '#src/i18n/areas/account/profile/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { accountDetailsStore } from '#src/stores/account/account-details.ts';
import { profilePriceStore } from '#src/stores/account/profile-price.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { linkQuery } from '../contract/contract-link.ts';

/** The contract's action that writes a profile. */
const UPDATE = { account: ACCOUNT_INFO, action: 'update' } as const;

/** A link to the form that changes the user's own profile, or what is needed to have one. */
export function ProfileLink({ name }: { name: string }) {
  const text = useAccountExtraTexts();
  const href = useHref();
  const { state } = useLoad(accountDetailsStore, name);
  if (state.kind !== 'ready' && state.kind !== 'empty') return null;
  const details = state.kind === 'ready' ? state.value : null;
  if (details?.modifier !== name) return <PayFirst name={name} buyer={details?.modifier ?? null} />;
  const query = new URLSearchParams({ name: UPDATE.account, ...linkQuery(filled(details)) });
  return (
    <a href={href(`/contract?${query}`)} className="text-accent hover:underline">
      {text.editProfile}
    </a>
  );
}

/** The contract writes for who has paid. */
function PayFirst({ name, buyer }: { name: string; buyer: string | null }) {
  const text = useProfileTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-accent">{text.add}</summary>
      {isOpen && <Payment name={name} buyer={buyer} />}
    </details>
  );
}

function Payment({ name, buyer }: { name: string; buyer: string | null }) {
  const text = useProfileTexts();
  const format = useFormat();
  const href = useHref();
  const load = useLoad(profilePriceStore, name);
  const { legacyToken, token } = chainConfig().accounts;
  return (
    <StateView {...load}>
      {(price) => {
        const amount = format.amount(price);
        const { units, symbol } = price;
        const payment = new URLSearchParams({
          to: ACCOUNT_INFO,
          amount: formatUnits(units, symbol.precision),
          token: `${legacyToken ?? token}:${symbol.code}`,
          memo: name,
        });
        return (
          <p className="max-w-prose">
            {buyer !== null && isName(buyer)
              ? text.bought(buyer, ACCOUNT_INFO, amount)
              : text.first(ACCOUNT_INFO, amount)}{' '}
            <a href={href(`/wallet/transfer?${payment}`)} className="text-accent hover:underline">
              {text.pay}
            </a>
          </p>
        );
      }}
    </StateView>
  );
}

/** The form with what the profile says now. */
function filled({ account_name: account, desc, title, avatar, modifier, url }: AccountDetails) {
  const texts = { title: title ?? '', avatar: avatar ?? '', url: url ?? '' };
  const profile = { account, description: desc ?? '', modifier: modifier ?? '', ...texts };
  const { name, data } = accountInfo(UPDATE, profile);
  return { part: 'actions', action: name, data: JSON.stringify(data) } as const;
}

await textsReady();
