import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { FetchError } from '#src/chain/rpc/errors.ts';
import { loadedAtOnce } from '#src/chain/model/nft/picture.ts';
import { getAccountInfo, getProfile } from '#src/chain/services/avatars.ts';
import { pictureAt } from '#src/chain/services/image-url.ts';
import { CASES } from '../core/cases.ts';

type Node = Parameters<typeof getAccountInfo>[0];
type Query = Parameters<Node['getTableRows']>[0];

function nodeWith(rows: readonly unknown[]) {
  const requested: Query[] = [];
  const node: Node = {
    getTableRows: (query) => {
      requested.push(query);
      return Promise.resolve({ rows: [...rows], more: false, next_key: '' });
    },
  };
  return { node, requested };
}

const lost: Node = {
  getTableRows: () =>
    Promise.reject(new FetchError([{ endpoint: 'http://node', kind: 'network', message: 'No' }])),
};

const row = {
  account_name: 'alice',
  title: 'Alice',
  desc: '<b>me</b>',
  url: 'https://alice.example',
  avatar: 'https://alice.example/a.png',
  status: 3,
};
const avatarOf = async (fields: object) =>
  (await getAccountInfo(nodeWith([{ ...row, ...fields }]).node, 'alice'))?.avatar;

describe("an account's published profile", () => {
  it('is its own row of the contract', async () => {
    const { node, requested } = nodeWith([row]);
    expect(await getAccountInfo(node, 'alice')).toEqual({
      account: 'alice',
      title: 'Alice',
      description: '<b>me</b>',
      website: 'https://alice.example',
      avatar: 'https://alice.example/a.png',
    });
    expect(requested).toMatchObject([
      {
        code: 'account.info',
        scope: 'account.info',
        table: 'accounts',
        limit: 1,
        lower_bound: 'alice',
        upper_bound: 'alice',
      },
    ]);
  });

  it.each([undefined, null, 0, 1, 2, 4, true])(
    'has no usable image at status %j',
    async (status) => {
      expect(await avatarOf({ status })).toBeNull();
    },
  );

  it('has an image at status 3, as a number or as text', async () => {
    expect(await avatarOf({ status: '3' })).toBe('https://alice.example/a.png');
  });

  it('may name its image by an e-mail address or its hash', async () => {
    // The example in Gravatar's documentation.
    const hash = '0bc83cb571cd1c50ba6f3e8a78ef1346';
    const url = `https://www.gravatar.com/avatar/${hash}?s=100&d=404`;
    expect(await avatarOf({ avatar: ' MyEmailAddress@example.com ' })).toBe(url);
    expect(await avatarOf({ avatar: hash.toUpperCase() })).toBe(url);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '', 7, null, 'a@b', '//x/y@z.w'])(
    'has no image from %j',
    async (avatar) => expect(await avatarOf({ avatar })).toBeNull(),
  );

  it('is undefined without a row, or if the request fails', async () => {
    expect(await getAccountInfo(nodeWith([]).node, 'alice')).toBeUndefined();
    expect(await getAccountInfo(nodeWith([row]).node, 'bob')).toBeUndefined();
    expect(await getAccountInfo(lost, 'alice')).toBeUndefined();
  });

  it('accepts any rows without an exception', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), fc.jsonValue(), async (rows, avatar) => {
        const { node } = nodeWith([...rows, { ...row, avatar }]);
        expect((await getAccountInfo(node, 'alice'))?.account).toBe('alice');
        await getProfile(node, 'alice');
      }),
      CASES,
    ));
});

describe('the profile of a Proton account', () => {
  it('is its own row of the contract', async () => {
    const { node, requested } = nodeWith([{ acc: 'alice', name: 'Alice', avatar: 'iVBORw0KGgo=' }]);
    expect(await getProfile(node, 'alice')).toMatchObject({
      account: 'alice',
      name: 'Alice',
      avatar: 'data:image/png;base64,iVBORw0KGgo=',
    });
    expect(requested).toMatchObject([{ code: 'eosio.proton', table: 'usersinfo', limit: 1 }]);
  });

  it('is undefined without a row, or if the request fails', async () => {
    expect(await getProfile(nodeWith([{ acc: 'bob' }]).node, 'alice')).toBeUndefined();
    expect(await getProfile(lost, 'alice')).toBeUndefined();
  });
});

describe('a picture', () => {
  const service = 'https://images.example/proxy';

  it('is resized by the image service, which hides the visitor from its host', () => {
    expect(pictureAt(service, 'https://x.example/a b.png?c=1&d=2')).toEqual({
      url:
        'https://images.example/proxy/display?w=100&h=100' +
        '&url=https%3A%2F%2Fx.example%2Fa%2520b.png%3Fc%3D1%26d%3D2&op=resize',
      stranger: null,
    });
    expect(pictureAt(service, 'https://x.example/', 24)?.url).toContain('w=24&h=24');
  });

  it('names its host if there is no image service', () => {
    const url = 'http://x.example:8080/a.png';
    expect(pictureAt(null, url)).toEqual({ url, stranger: 'x.example:8080' });
  });

  it('of a content id is loaded from the gateway', () => {
    const id = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
    const url = `https://ipfs.io/ipfs/${id}`;
    expect(pictureAt(null, id)).toEqual({ url, stranger: 'ipfs.io' });
    expect(pictureAt(service, id)?.url).toContain(encodeURIComponent(url));
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '', 'a.png', 'ftp://x/y'])(
    'of %j is null',
    (source) => {
      expect(pictureAt(service, source)).toBeNull();
      expect(pictureAt(null, source)).toBeNull();
    },
  );

  it('loads without a click from the image service, or if the visitor allows all', () => {
    const served = { url: 'https://images.example/1', stranger: null };
    const strange = { url: 'https://x.example/1', stranger: 'x.example' };
    expect(loadedAtOnce(served, false)).toBe(served.url);
    expect(loadedAtOnce(strange, false)).toBeNull();
    expect(loadedAtOnce(strange, true)).toBe(strange.url);
    expect(loadedAtOnce(null, true)).toBeNull();
  });
});
