import { describe, expect, it, vi } from 'vitest';
import { listedText } from '#src/chain/sign/users/listed-users.ts';
import { answerStorage } from '#src/chain/sign/users/storage-host.ts';
import { marked } from '#src/chain/sign/users/storage-messages.ts';

const SITE = 'https://eos.example.org';

/** The frame's store, its messages, and how often it stored something. */
function setUp(stored: string | null) {
  let kept = stored;
  const write = vi.fn(async (_key: string, text: string) => void (kept = text));
  const post = vi.fn();
  const answer = answerStorage({ read: async () => kept, write }, [SITE], post);
  const ask = (request: object) =>
    answer({
      data: { ...marked, id: 1, key: 'users', ...request },
      origin: SITE,
      fromParent: true,
    });
  return { ask, post, write, kept: () => kept };
}

const answered = (text: string | null) => [{ ...marked, kind: 'answer', id: 1, text }, SITE];
const alice = { actor: 'alice', wallet: 'anchor', data: { secret: 'x' } };
const listOf = (saved: unknown, current: unknown = null) => JSON.stringify({ saved, current });

describe('the frame of the shared storage', () => {
  it('answers a read of an empty store with null, and stores nothing', async () => {
    const { ask, post, write } = setUp(null);
    await ask({ kind: 'read' });
    expect(post.mock.calls).toEqual([answered(null)]);
    expect(write).not.toHaveBeenCalled();
  });

  it('stores nothing on a read of a list without secrets', async () => {
    const list = listedText(listOf([alice], alice));
    const { ask, post, write } = setUp(list);
    await ask({ kind: 'read' });
    expect(post.mock.calls).toEqual([answered(list)]);
    expect(write).not.toHaveBeenCalled();
  });

  it('stores what a site writes, and answers with it', async () => {
    const list = listedText(listOf([alice]));
    const { ask, post, kept } = setUp(null);
    await ask({ kind: 'write', text: list });
    expect(kept()).toBe(list);
    expect(post.mock.calls).toEqual([answered(list)]);
  });
});

describe('the list that all sites may read', () => {
  const listed = (text: string): unknown => JSON.parse(listedText(text));

  it('has every user without wallet data', () => {
    const open = { ...alice, data: {} };
    expect(listed(listOf([alice], alice))).toEqual({ saved: [open], current: open });
  });

  it('drops entries that are no users', () => {
    expect(listed(listOf([null, 'alice', alice], 'alice'))).toEqual({
      saved: [{ ...alice, data: {} }],
      current: null,
    });
  });

  it.each([undefined, 'alice', { 0: alice }])('is empty if the users are no list: %j', (saved) => {
    expect(listed(listOf(saved))).toEqual({ saved: [], current: null });
  });

  it.each(['', '{', 'null', '7', '"alice"'])(
    'is the text itself if it is no object: %s',
    (text) => {
      expect(listedText(text)).toBe(text);
    },
  );
});
