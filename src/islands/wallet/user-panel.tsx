import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { filterUsers } from '#src/chain/sign/users/users.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { SwitchField } from '#src/components/ui/fields/switch-field.tsx';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { UserList } from '#src/components/wallet/user-list.tsx';
import { useManyTexts } from '#src/i18n/areas/multisig/many/texts.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { balanceStore } from '#src/stores/account/token-balance.ts';
import { $multisigMode, setMultisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { waitingStore } from '#src/stores/multisig/waiting.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { $users, loadUsers } from '#src/stores/wallet/users.ts';
import { forgetUser, logOut, switchUser } from '#src/stores/wallet/wallet-sessions.ts';
import { $connecting, $user } from '#src/stores/wallet/wallet-state.ts';
import { FreeCpuItem } from './free-cpu.tsx';
import { runForUser, useUserRows } from './user-rows.ts';

const FILTER_FROM = 4;

/** Without an account, the button that logs in is where its menu was, and takes the focus. */
function focusLogIn(): void {
  if ($user.get() !== null) return;
  flushSync(() => undefined);
  document.querySelector<HTMLElement>('[data-account-menu]')?.focus();
}

/** The user menu: other accounts and log-out. */
export function UserPanel() {
  const text = useWalletConnectTexts();
  const locale = useLocale();
  const { saved } = useStore($users);
  const [filter, setFilter] = useState('');
  useEffect(() => void loadUsers(), []);
  const rows = useUserRows(filterUsers(saved, filter));
  const user = useStore($user);
  return (
    <>
      {saved.length >= FILTER_FROM && (
        <div className="px-3 py-2">
          <TextField
            label={text.filter}
            type="search"
            autoComplete="off"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      )}
      <h2 className="px-3 py-1 text-xs text-quiet">{text.shared.accounts}</h2>
      {/* Saved users load a moment later. Their space is reserved. */}
      <div className="min-h-11">
        {saved.length > 0 && (
          <UserList
            users={rows.map(({ row }) => row)}
            aside={(row) => row.chain === null && <UserBalance actor={row.actor} />}
            onSwitch={(row) => void runForUser(rows, row, switchUser)}
            onForget={(row) => runForUser(rows, row, forgetUser).then(focusLogIn)}
          />
        )}
      </div>
      <div className="mt-1 border-t pt-1">
        <button type="button" className="menu-item" onClick={() => $connecting.set(true)}>
          {text.add}
        </button>
        {user && (
          <a href={localizePath(`/account/${user.actor}`, locale)} className="menu-item">
            {text.myAccount}
          </a>
        )}
        <a href={localizePath('/wallet/transfer', locale)} className="menu-item">
          {text.transfer}
        </a>
        {user && <WaitingItem actor={user.actor} />}
        <MultisigSwitch />
        <FreeCpuItem />
        <button type="button" className="menu-item" onClick={() => void logOut().then(focusLogIn)}>
          {text.logOut}
        </button>
      </div>
    </>
  );
}

function UserBalance({ actor }: { actor: string }) {
  const { state } = useLoad(balanceStore, actor);
  return state.kind === 'ready' ? <Amount amount={state.value} className="text-xs" /> : null;
}

/** A link to the proposals that wait for the user; nothing if none does. */
function WaitingItem({ actor }: { actor: string }) {
  const text = useManyTexts();
  const format = useFormat();
  const locale = useLocale();
  const { state } = useLoad(waitingStore, actor);
  if (state.kind !== 'ready' || state.value.length === 0) return null;
  return (
    <a href={localizePath('/msigs?show=requested', locale)} className="menu-item font-semibold">
      {text.waiting(format.number(state.value.length))}
    </a>
  );
}

/** Turns multisig mode on or off: actions are queued for a proposal instead of being signed. */
function MultisigSwitch() {
  const text = useMultisigTexts();
  const on = useStore($multisigMode);
  return (
    <SwitchField
      label={text.mode}
      hint={text.modeHint}
      on={on}
      onSwitch={setMultisigMode}
      className="px-3 py-2 hover:bg-sunken"
    />
  );
}
