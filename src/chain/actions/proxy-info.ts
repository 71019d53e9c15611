import type { Action } from './action.ts';

/** The contract where proxies publish their profiles, on chains that have it. */
export const proxyInfoContract = 'regproxyinfo';

export const proxyInfoFields = [
  ...(['name', 'slogan', 'philosophy', 'background', 'website', 'logo_256'] as const),
  ...(['telegram', 'steemit', 'twitter', 'wechat'] as const),
] as const;

export type ProxyInfoField = (typeof proxyInfoFields)[number];
export type ProxyInfoTexts = Readonly<Record<ProxyInfoField, string>>;

/** The contract's limit in bytes. */
export const proxyInfoBytes: Readonly<Record<ProxyInfoField, number>> = {
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

const required: readonly ProxyInfoField[] = ['name', 'slogan', 'philosophy'];
const links: readonly ProxyInfoField[] = ['website', 'logo_256'];

export type ProxyInfoProblem = 'required' | 'too-long' | 'no-link';

/** The reason for which the contract would refuse a field. */
export function proxyInfoProblem(field: ProxyInfoField, text: string): ProxyInfoProblem | null {
  if (text === '') return required.includes(field) ? 'required' : null;
  if (new TextEncoder().encode(text).length > proxyInfoBytes[field]) return 'too-long';
  return links.includes(field) && !text.startsWith('http') ? 'no-link' : null;
}

/** Publishes a proxy's profile. */
export function setProxyInfo(proxy: string, texts: ProxyInfoTexts, permission = 'active'): Action {
  const entries = proxyInfoFields.map((field) => [field, texts[field]] as const);
  return proxyInfoAction('set', proxy, permission, { proxy, ...Object.fromEntries(entries) });
}

/** Removes a proxy's profile. */
export function removeProxyInfo(proxy: string, permission = 'active'): Action {
  return proxyInfoAction('remove', proxy, permission, { proxy });
}

/** A profile is texts only. Any other action of the contract may do anything. */
export const isProxyProfile = (account: string, name: string): boolean =>
  account === proxyInfoContract && (name === 'set' || name === 'remove');

function proxyInfoAction(
  name: string,
  actor: string,
  permission: string,
  data: Action['data'],
): Action {
  return { account: proxyInfoContract, name, authorization: [{ actor, permission }], data };
}
