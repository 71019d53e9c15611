import { atom } from 'nanostores';
import { listedText } from '../../chain/sign/users/listed-users.ts';
import { frameStorage, type FrameWindow } from '../../chain/sign/users/storage-frame.ts';
import { sharedKey } from '../../chain/sign/users/storage-host.ts';
import { areSiblings } from '../../chain/sign/users/storage-messages.ts';
import { browserStorage, sharedStorage, type TextStore } from '../../chain/sign/users/storage.ts';
import {
  currentOn,
  noUsers,
  readUsers,
  usersOn,
  withOwnData,
  withUsersOf,
  writeUsers,
  type Users,
} from '../../chain/sign/users/users.ts';
import { chainConfig } from '../chain/chain.ts';
import { $user } from './wallet-state.ts';

/** The users of all chains, as far as this site has them. */
export const $users = atom<Users>(noUsers);

let store: TextStore | undefined;

function storage(): TextStore {
  if (!store) {
    const origin = frameOrigin();
    store = origin ? sharedBetweenSites(origin) : browserStorage();
  }
  return store;
}

function sharedBetweenSites(origin: string): TextStore {
  // A slow frame is read once it responds.
  const frame = frameStorage({
    origin,
    open: () => open(origin),
    onReturn: () => void loadUsers(),
  });
  const { key } = chainConfig();
  return sharedStorage(frame, ownPart(), {
    publish: listedText,
    restore: (shared, own) => writeUsers(withOwnData(readUsers(shared), readUsers(own), key)),
    merge: (shared, own) => writeUsers(withUsersOf(readUsers(shared), key, readUsers(own))),
  });
}

/** The wallet data of one chain must not be stored on other chains' sites. */
function ownPart(): TextStore {
  const own = browserStorage();
  const chain = chainConfig().key;
  return {
    read: own.read,
    write: (key, text) =>
      own.write(key, key === sharedKey ? writeUsers(usersOn(readUsers(text), chain)) : text),
  };
}

/** Null for a page served elsewhere than configured, for example on localhost. */
function frameOrigin(): string | null {
  const origin = import.meta.env.CONNECT_ORIGIN;
  return origin && areSiblings(origin, location.origin) ? origin : null;
}

function open(origin: string): FrameWindow {
  const frame = document.createElement('iframe');
  frame.src = `${origin}/`;
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  return {
    post: (message, to) => frame.contentWindow?.postMessage(message, to),
    onLoad: (loaded) => frame.addEventListener('load', loaded, { once: true }),
    listen(onMessage) {
      addEventListener('message', ({ data, origin: from, source }) =>
        onMessage({ data, origin: from, fromFrame: source === frame.contentWindow }),
      );
      // On the root element: the body is replaced on navigation.
      document.documentElement.append(frame);
    },
  };
}

/** Loads the saved users, including those of other chains' sites. */
export async function loadUsers(): Promise<Users> {
  return show(readUsers(await storage().read(sharedKey)));
}

/** Loads the user as whom another chain's site sent the visitor here, and drops the mark in the address. */
export async function loadSwitchedUser(): Promise<void> {
  history.replaceState(history.state, '', location.pathname + location.search);
  await loadUsers();
}

/** Changes the saved users. Reads them again first: another window may have changed them. */
export async function changeUsers(change: (users: Users) => Users): Promise<Users> {
  const users = change(readUsers(await storage().read(sharedKey)));
  await storage().write(sharedKey, writeUsers(users));
  return show(users);
}

function show(users: Users): Users {
  $users.set(users);
  $user.set(currentOn(users, chainConfig().key));
  return users;
}
