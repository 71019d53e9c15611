import * as v from '../../core/schema.ts';

/** The visitor's own node, and the chain facts that a node does not report. */
export interface LocalSettings {
  /** Without a trailing slash. */
  readonly nodeUrl: string;
  /** Of a Hyperion service; null for none. */
  readonly hyperionUrl: string | null;
  readonly coreSymbol: string;
  readonly corePrecision: number;
  /** Prefix of the system accounts' names. */
  readonly systemDomain: string;
}

/** The default address of nodeos. */
export const exampleNode = 'http://localhost:8888';

export const DEFAULT_PRECISION = 4;
export const DEFAULT_SYSTEM_DOMAIN = 'eosio';
const MOST_PRECISION = 18;
const SYSTEM_DOMAIN = /^[a-z1-5]{1,9}$/;

const url = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
);

/** Stored settings. */
export const localSettings: v.GenericSchema<unknown, LocalSettings> = v.object({
  nodeUrl: url,
  hyperionUrl: v.nullable(url),
  coreSymbol: v.pipe(v.string(), v.check(isCoreSymbol)),
  corePrecision: v.pipe(
    v.number(),
    v.check((precision) => precisionOf(String(precision)) !== null),
  ),
  systemDomain: v.pipe(v.string(), v.regex(SYSTEM_DOMAIN)),
});

/** The URL of a typed address, with http as the default scheme; null if invalid. */
export function serviceUrl(text: string): string | null {
  const trimmed = text.trim();
  const withScheme = /^https?:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  const url = /\s|:\/\/.*:\/\//.test(withScheme) ? null : URL.parse(withScheme);
  return url && (url.origin + url.pathname).replace(/\/+$/, '');
}

/** Whether browsers allow a page to request this URL: https anywhere, http only on this machine. */
export function isAllowedUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

export function hostAndPort(url: string): [host: string, port: string] {
  const { hostname, port } = new URL(url);
  return [hostname, port || '80'];
}

export function isCoreSymbol(text: string): boolean {
  return /^[A-Z]{1,7}$/.test(text);
}

/** Typed decimals; null if no symbol can have them. */
export function precisionOf(text: string): number | null {
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : MOST_PRECISION + 1;
  return number <= MOST_PRECISION ? number : null;
}

/**
 * The settings in an address; null if it names no node. Missing values come from `stored` if that is
 * for the same node.
 */
export function settingsOfQuery(
  query: URLSearchParams,
  coreSymbol: string,
  stored: LocalSettings | null = null,
): LocalSettings | null {
  const nodeUrl = serviceUrl(query.get('nodeUrl') ?? '');
  if (nodeUrl === null) return null;
  const symbol = query.get('coreSymbol') ?? '';
  const domain = query.get('systemDomain') ?? '';
  const defaults =
    stored?.nodeUrl === nodeUrl
      ? stored
      : { coreSymbol, corePrecision: DEFAULT_PRECISION, systemDomain: DEFAULT_SYSTEM_DOMAIN };
  return {
    nodeUrl,
    hyperionUrl: query.get('hyperionUrl') ? serviceUrl(query.get('hyperionUrl') ?? '') : null,
    coreSymbol: isCoreSymbol(symbol) ? symbol : defaults.coreSymbol,
    corePrecision: precisionOf(query.get('corePrecision') ?? '') ?? defaults.corePrecision,
    systemDomain: SYSTEM_DOMAIN.test(domain) ? domain : defaults.systemDomain,
  };
}

/** The settings as query parameters. */
export function queryOfSettings(
  settings: LocalSettings,
): Record<keyof LocalSettings, string | null> {
  return { ...settings, corePrecision: String(settings.corePrecision) };
}

/** The settings by the names of their query parameters. */
export const settingNames = [
  'nodeUrl',
  'hyperionUrl',
  'coreSymbol',
  'corePrecision',
  'systemDomain',
] as readonly (keyof LocalSettings)[];

/** Whether both use the same endpoints and chain facts. */
export function sameSettings(one: LocalSettings, other: LocalSettings): boolean {
  return settingNames.every((name) => one[name] === other[name]);
}
