import { describe, expect, it, vi } from 'vitest';
import { frameStorage } from '#src/chain/sign/users/storage-frame.ts';
import { listedText } from '#src/chain/sign/users/listed-users.ts';
import { readUsers, withOwnData, writeUsers } from '#src/chain/sign/users/users.ts';
import type { FrameMessage } from '#src/chain/sign/users/storage-frame.ts';
import { serveStorage } from '#src/chain/sign/users/storage-host.ts';
import { marked } from '#src/chain/sign/users/storage-messages.ts';
import { sharedStorage } from '#src/chain/sign/users/storage.ts';
import type { SharedText, TextStore } from '#src/chain/sign/users/storage.ts';

const FRAME = 'https://connect.example.org';
const SITE = 'https://eos.example.org';

function memory(): TextStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: async (key) => kept.get(key) ?? null,
    write: async (key, text) => void kept.set(key, text),
  };
}

/** A page and the frame in it, joined as the browser would. */
function joined({
  site = SITE,
  claimed = FRAME,
  fromFrame = true,
  ready = true,
  timeoutMs = null as number | null,
  loads = false,
  onReturn = () => undefined as void,
} = {}) {
  const responds = ready && fromFrame && claimed === FRAME && site === SITE;
  const store = memory();
  let hear: (message: FrameMessage) => void = () => undefined;
  const answer = serveStorage(store, [SITE], (data, origin) => {
    if (origin === site) hear({ data, origin: claimed, fromFrame });
  });
  const opened = vi.fn();
  const shared = frameStorage({
    origin: FRAME,
    // What responds does so whatever else the machine does.
    timeoutMs: timeoutMs ?? (responds ? 10_000 : 1),
    onReturn,
    open: () => {
      opened();
      return {
        post: (data, origin) => {
          if (origin === FRAME) void answer({ data, origin: site, fromParent: true });
        },
        onLoad: (loaded) => {
          if (loads) setTimeout(loaded);
        },
        listen: (listener) => {
          hear = listener;
          if (ready)
            setTimeout(() =>
              hear({ data: { ...marked, kind: 'ready' }, origin: claimed, fromFrame }),
            );
        },
      };
    },
  });
  const say = (data: object) => hear({ data, origin: claimed, fromFrame });
  return { store, shared, opened, say };
}

const both: SharedText = {
  publish: (text) => text,
  restore: (shared) => shared,
  merge: (shared, own) => `${shared}+${own}`,
};

const user = (chain: string, actor: string, wallet = 'anchor') => ({
  chain,
  chainId: '',
  actor,
  permission: 'active',
  wallet,
  publicKey: null,
  data: { secret: `secret of ${actor}` },
});
const listOf = (...saved: object[]) => JSON.stringify({ version: 1, saved, current: saved[0] });

describe('the shared storage', () => {
  it('keeps what a site writes, behind one frame that is opened when it is needed', async () => {
    const { store, shared, opened } = joined();
    expect(opened).not.toHaveBeenCalled();
    expect(await shared.read('users')).toBeNull();
    await shared.write('users', 'alice');
    expect(await shared.read('users')).toBe('alice');
    expect(store.kept.get('users')).toBe('alice');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('shares nothing but the users', async () => {
    const { shared, store } = joined();
    await expect(shared.write('config', 'x')).rejects.toThrow('refused');
    expect(store.kept.size).toBe(0);
  });

  it('keeps no secret of a wallet and no user of the development key, whatever a site sends', async () => {
    const { shared, store } = joined();
    await shared.write('users', listOf(user('eos', 'alice', 'key'), user('eos', 'bob')));
    const kept = store.kept.get('users') ?? '';
    expect(kept).not.toContain('secret');
    expect(kept).not.toContain('alice');
    expect(JSON.parse(kept)).toMatchObject({ saved: [{ actor: 'bob', data: {} }], current: null });
  });

  it('returns no secret that an older build left in it, and deletes it', async () => {
    const { shared, store } = joined();
    store.kept.set('users', listOf(user('wax', 'carol')));
    expect(await shared.read('users')).not.toContain('secret');
    expect(store.kept.get('users')).not.toContain('secret');
  });

  it('answers no origin that is not one of its sites, be it a neighbour', async () => {
    for (const site of ['https://eos.example.net', 'https://blog.example.org', 'null'])
      await expect(joined({ site }).shared.read('users')).rejects.toThrow('did not respond');
  });

  it('is ignored from another origin or another window', async () => {
    await expect(joined({ claimed: 'https://x.org' }).shared.read('users')).rejects.toThrow();
    await expect(joined({ fromFrame: false }).shared.read('users')).rejects.toThrow();
  });

  it('sends messages only to its parent window', async () => {
    const post = vi.fn();
    const answer = serveStorage(memory(), [SITE], post);
    const data = { ...marked, id: 1, kind: 'read', key: 'users' };
    await answer({ data, origin: SITE, fromParent: false });
    await answer({ data: { ...data, version: 2 }, origin: SITE, fromParent: true });
    await answer({ data: 'x', origin: SITE, fromParent: true });
    expect(post).not.toHaveBeenCalled();
    await answer({ data, origin: SITE, fromParent: true });
    expect(post).toHaveBeenCalledWith({ ...marked, kind: 'answer', id: 1, text: null }, SITE);
  });
});

describe('a site whose shared storage does not respond', () => {
  it('waits no longer where something else has loaded in its place', async () => {
    const { shared } = joined({ ready: false, loads: true, timeoutMs: 5_000 });
    await expect(shared.read('users')).rejects.toThrow('is not there');
  });

  it('uses its own, and waits once only', async () => {
    const { shared, opened } = joined({ ready: false });
    const own = memory();
    const storage = sharedStorage(shared, own, both);
    await storage.write('users', 'alice');
    expect(await storage.read('users')).toBe('alice');
    expect(own.kept.get('users')).toBe('alice');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is notified when it responds later, and then has the changes made meanwhile', async () => {
    const onReturn = vi.fn();
    const { shared, store, say, opened } = joined({ ready: false, onReturn });
    store.kept.set('users', 'bob');
    const own = memory();
    const storage = sharedStorage(shared, own, both);
    await storage.write('users', 'alice');
    expect(onReturn).not.toHaveBeenCalled();
    say({ ...marked, kind: 'ready' });
    expect(onReturn).toHaveBeenCalledTimes(1);
    expect(await storage.read('users')).toBe('bob+alice');
    expect(store.kept.get('users')).toBe('bob+alice');
    expect(await storage.read('users')).toBe('bob+alice');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('has what was changed on a page before this one', async () => {
    const own = memory();
    await sharedStorage(joined({ ready: false }).shared, own, both).write('users', 'alice');
    const { shared, store } = joined();
    store.kept.set('users', 'bob');
    expect(await sharedStorage(shared, own, both).read('users')).toBe('bob+alice');
    expect(store.kept.get('users')).toBe('bob+alice');
  });
});

describe('a site whose shared storage answers', () => {
  it('keeps of its own what it had until now, then what is shared', async () => {
    const own = memory();
    const storage = sharedStorage(joined().shared, own, both);
    await own.write('users', 'alice');
    expect(await storage.read('users')).toBe('alice');
    await storage.write('users', 'bob');
    await own.write('users', 'stale');
    expect(await storage.read('users')).toBe('bob');
    expect(own.kept.get('users')).toBe('bob');
  });
});

describe('what a site adds to the shared list', () => {
  const restored = async (chain: 'eos' | 'wax', list: string, kept: string) => {
    const own = memory();
    await own.write('users', kept);
    const { shared, store } = joined();
    store.kept.set('users', list);
    const storage = sharedStorage(shared, own, {
      ...both,
      publish: listedText,
      restore: (text, mine) => writeUsers(withOwnData(readUsers(text), readUsers(mine), chain)),
    });
    return readUsers(await storage.read('users'));
  };

  it('is what its own wallets need, and nothing for users of another chain', async () => {
    const list = listedText(listOf(user('eos', 'alice'), user('wax', 'carol')));
    const { saved, current } = await restored('eos', list, listOf(user('eos', 'alice')));
    expect(saved.map(({ actor, data }) => [actor, data])).toEqual([
      ['alice', { secret: 'secret of alice' }],
      ['carol', {}],
    ]);
    expect(current?.data).toEqual({ secret: 'secret of alice' });
  });

  it('is its user of the development key, who stays logged in', async () => {
    const list = listedText(listOf(user('wax', 'carol')));
    const { saved, current } = await restored('eos', list, listOf(user('eos', 'alice', 'key')));
    expect(saved.map(({ actor }) => actor)).toEqual(['carol', 'alice']);
    expect(current?.actor).toBe('alice');
  });

  it('excludes users removed from the list, since they were forgotten on another site', async () => {
    const list = listedText(listOf(user('wax', 'carol')));
    const { saved } = await restored('eos', list, listOf(user('eos', 'alice')));
    expect(saved.map(({ actor }) => actor)).toEqual(['carol']);
  });

  it('excludes users without wallet data here, since they could not sign', async () => {
    const list = listedText(listOf(user('eos', 'alice'), user('wax', 'carol')));
    const { saved, current } = await restored('eos', list, listOf());
    expect(saved.map(({ actor }) => actor)).toEqual(['carol']);
    expect(current).toBeNull();
  });
});
