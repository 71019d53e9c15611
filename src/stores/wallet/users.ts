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

/** The users of all chains, as far as this site knows them. */
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
  // A frame that was slow is read once it is there.
  const frame = frameStorage({
    ...{ origin, open: () => open(origin) },
    onReturn: () => void loadUsers(),
  });
  const { key } = chainConfig();
  return sharedStorage(frame, ownPart(), {
    publish: listedText,
    restore: (shared, own) => writeUsers(withOwnData(readUsers(shared), readUsers(own), key)),
    merge: (shared, own) => writeUsers(withUsersOf(readUsers(shared), key, readUsers(own))),
  });
}

/** What a wallet keeps for one chain does not lie about on the other chains' sites. */
function ownPart(): TextStore {
  const own = browserStorage();
  const chain = chainConfig().key;
  return {
    read: own.read,
    write: (key, text) =>
      own.write(key, key === sharedKey ? writeUsers(usersOn(readUsers(text), chain)) : text),
  };
}

/** None for a page that is seen elsewhere than its build said, under localhost for one. */
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
    listen(hear) {
      addEventListener('message', ({ data, origin: from, source }) =>
        hear({ data, origin: from, fromFrame: source === frame.contentWindow }),
      );
      // Kept out of the body, which is another one on the next page.
      document.documentElement.append(frame);
    },
  };
}

/** Reads the saved users, those of the other chains' sites too. */
export async function loadUsers(): Promise<Users> {
  return show(readUsers(await storage().read(sharedKey)));
}

/** Changes what is saved, from what is saved now: another window may have changed it. */
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
