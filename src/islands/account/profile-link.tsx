import { accountInfo } from '#src/chain/actions/account-info.ts';
import { ACCOUNT_INFO, type AccountDetails } from '#src/chain/tables/accounts.ts';
import { useAccountExtraTexts } from '#src/i18n/areas/account/extra/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { accountDetailsStore } from '#src/stores/account/account-details.ts';
import { useLoad } from '#src/stores/query.ts';
import { linkQuery } from '../contract/contract-link.ts';

/** The contract's action that writes a profile. */
const UPDATE = { account: ACCOUNT_INFO, action: 'update' } as const;

/** A link to the form that changes the user's own profile; nothing for an account without one. */
export function ProfileLink({ name }: { name: string }) {
  const text = useAccountExtraTexts();
  const href = useHref();
  const { state } = useLoad(accountDetailsStore, name);
  const details = state.kind === 'ready' ? state.value : null;
  if (details?.modifier !== name) return null;
  const query = new URLSearchParams({ name: UPDATE.account, ...linkQuery(filled(details)) });
  return (
    <a href={href(`/contract?${query}`)} className="text-accent hover:underline">
      {text.editProfile}
    </a>
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
