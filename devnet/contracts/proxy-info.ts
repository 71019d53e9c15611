import { nameToBigint } from '../../src/chain/core/name-bigint.ts';
import { action, table } from '../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../engine/contract.ts';
import { check } from '../engine/errors.ts';
import { abiOf } from './abi.ts';

/** Maximum lengths in bytes. */
const LIMITS = {
  name: 64,
  slogan: 64,
  philosophy: 1023,
  background: 1023,
  website: 255,
  logo_256: 255,
  telegram: 64,
  steemit: 64,
  twitter: 64,
  wechat: 64,
};
const REQUIRED: readonly Text[] = ['name', 'slogan', 'philosophy'];
const LINKS: readonly Text[] = ['website', 'logo_256'];

type Text = keyof typeof LIMITS;
type ProxyInfo = { owner: string } & Record<Text, string>;

const set = action<{ proxy: string } & Record<Text, string>>((context, { proxy, ...texts }) => {
  for (const [field, limit] of Object.entries(LIMITS) as [Text, number][]) {
    const text = texts[field];
    check(text !== '' || !REQUIRED.includes(field), `${field} required`);
    check(new TextEncoder().encode(text).length <= limit, `${field} too long`);
    check(
      text === '' || !LINKS.includes(field) || text.startsWith('http'),
      `${field} should begin with http`,
    );
  }
  context.requireAuth(proxy);
  rows(context).put({ owner: proxy, ...texts }, proxy);
});

const remove = action<{ proxy: string }>((context, { proxy }) => {
  context.requireAuth(proxy);
  rows(context).remove(nameToBigint(proxy));
});

/** regproxyinfo: profiles of proxies. */
export const proxyInfo: NativeContract = {
  name: 'regproxyinfo',
  abi: abiOf({
    structs: {
      proxy:
        'owner name, name string, website string, slogan string, philosophy string, background string, logo_256 string, telegram string, steemit string, twitter string, wechat string',
      remove: 'proxy name',
      set: 'proxy name, name string, slogan string, philosophy string, background string, website string, logo_256 string, telegram string, steemit string, twitter string, wechat string',
    },
    actions: ['remove', 'set'],
    tables: { proxies: 'proxy' },
  }),
  actions: { remove, set },
  tables: { proxies: table<ProxyInfo>('proxy', ({ owner }) => nameToBigint(owner)) },
};

function rows(context: ApplyContext): TableAccess<ProxyInfo> {
  return context.table('proxies', context.receiver);
}
