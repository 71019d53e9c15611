import { parseExactJson } from '../../core/exact-json.ts';
import { isRecord, listOf, numberOf, recordOf } from '../../rpc/json.ts';
import { webAddress } from '../shared/web-address.ts';
import { entriesIn, recordIn, textsIn } from './published-texts.ts';

/** In degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A node of a producer. All texts are the producer's own: hostile. */
export interface ProducerNode {
  readonly location: string;
  /** Two letters of ISO 3166, or null. */
  readonly country: string | null;
  /** Null if not published, or not on the globe. */
  readonly at: Coordinates | null;
  /** Its types and features. */
  readonly kinds: readonly string[];
  readonly endpoints: readonly string[];
}

/** What a producer publishes about itself. Hostile texts. */
export interface PublishedProducer {
  readonly source: 'producerjson' | 'backend';
  readonly name: string;
  readonly website: string;
  readonly location: string;
  readonly country: string | null;
  readonly at: Coordinates | null;
  /** Network and name: `telegram`, `eosrio`. */
  readonly social: readonly (readonly [string, string])[];
  readonly nodes: readonly ProducerNode[];
  /** The account and the block signing keys that it names: not always ones. */
  readonly account?: string;
  readonly keys?: readonly string[];
  /** The published text, if it is not JSON or not what the standard describes. */
  readonly unreadable?: string;
}

/** More than any producer runs, and uses. */
const MOST_NODES = 100;
const MOST_SOCIAL = 20;
const MOST_KEYS = 10;

/** The text of a `bp.json`, as its standard describes it, as far as it can be read. */
export function publishedProducer(json: string): PublishedProducer {
  const parsed = parsedRecord(json);
  const organisation = recordIn(parsed?.org);
  const org = organisation ?? {};
  const [account = ''] = textsIn(parsed?.producer_account_name);
  const keys = textsIn(parsed?.producer_public_key);
  return {
    source: 'producerjson',
    name: textsIn(org.candidate_name).join(', '),
    website: webAddress(textsIn(org.website)[0] ?? ''),
    ...locationOf(org.location),
    ...(account !== '' && { account }),
    ...(keys.length > 0 && { keys: keys.slice(0, MOST_KEYS) }),
    ...(organisation === null && { unreadable: json }),
    social: socialOf(org.social).slice(0, MOST_SOCIAL),
    nodes: entriesIn(parsed?.nodes, NODE_FIELDS).slice(0, MOST_NODES).map(nodeOf),
  };
}

function parsedRecord(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed = parseExactJson(json);
    // Some publish the object in a list, or its text as a text.
    return recordIn(typeof parsed === 'string' ? parseExactJson(parsed) : parsed);
  } catch {
    return null;
  }
}

/** By network; some publish a list of such objects, or of addresses. */
function socialOf(value: unknown): (readonly [string, string])[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) =>
      isRecord(one)
        ? socialOf(one)
        : textsIn(one).map((text) => [String(index + 1), text] as const),
    );
  return Object.entries(recordOf(value)).flatMap(([network, names]) =>
    textsIn(names).map((name) => [network, name] as const),
  );
}

const ENDPOINTS = ['ssl_endpoint', 'api_endpoint', 'p2p_endpoint'] as const;
const NODE_FIELDS = ['location', 'node_type', ...ENDPOINTS];

function nodeOf(value: unknown): ProducerNode {
  const node = recordOf(value);
  const endpoints = ENDPOINTS.flatMap((field) =>
    textsIn(node[field]).map((one) => (field === 'p2p_endpoint' ? one : webAddress(one))),
  );
  return {
    ...locationOf(node.location),
    kinds: [...new Set([...textsIn(node.node_type, true), ...textsIn(node.features, true)])],
    endpoints: [...new Set(endpoints)].filter((one) => !/^\d+$/.test(one)),
  };
}

export function locationOf(value: unknown): Pick<ProducerNode, 'location' | 'country' | 'at'> {
  const pair = pairOfDegrees(value);
  if (pair) return { location: '', country: null, at: coordinates(...pair) };
  // A list of places has the first; a text is a name.
  const fields = recordIn(value) ?? { name: textsIn(value)[0] };
  const [land = ''] = textsIn(fields.country);
  const code = countryCode(land);
  // Some write the name of the country in place of its code.
  const names = [textsIn(fields.name)[0] ?? '', code === null ? land : ''];
  return {
    location: [...new Set(names)].filter(Boolean).join(', '),
    country: code,
    at: coordinates(
      fields.latitude ?? fields.lat,
      fields.longitude ?? fields.lon ?? fields.lng ?? fields.long,
    ),
  };
}

/** `[52.5, 13.4]`, `["52.5", "13.4"]` or `"52.5, 13.4"`, as latitude and longitude. */
/** Characters of two numbers with all that people write beside them. */
const LONGEST_PAIR = 200;

function pairOfDegrees(value: unknown): [number, number] | null {
  const isLong = typeof value === 'string' && value.length > LONGEST_PAIR;
  const parts = typeof value === 'string' && !isLong ? value.split(/\s*[,;]\s+|;/) : listOf(value);
  const [latitude = null, longitude = null] = parts.map(degrees);
  return parts.length === 2 && latitude !== null && longitude !== null
    ? [latitude, longitude]
    : null;
}

function coordinates(north: unknown, east: unknown): Coordinates | null {
  const [latitude, longitude] = [degrees(north), degrees(east)];
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  // Left as zeros by who has no place.
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}

/** `52.5`, `52,5`, `52.5° N`, `W 13.4`. */
const DEGREES = /^([NESW]?)\s*([-+]?\d{1,3}(?:[.,]\d{1,20})?)\s*°?\s*([NESW]?)$/i;
/** `52° 31' 12.5" N`, with any marks of minutes and seconds. */
const MINUTES =
  /^([NESW]?)\s*([-+]?\d{1,3})\s*°\s*(\d{1,2}(?:\.\d{1,9})?)\s*['′’](?:\s*(\d{1,2}(?:\.\d{1,9})?)\s*(?:["″”]|''))?\s*([NESW]?)$/i;

function degrees(value: unknown): number | null {
  if (typeof value !== 'string') return numberOf(value);
  const text = value.trim();
  const [, before = '', figure = '', after = ''] = DEGREES.exec(text) ?? [];
  if (figure !== '') return onSide(Number(figure.replace(',', '.')), before + after);
  const [, first = '', whole = '', minutes = '', seconds = '0', last = ''] =
    MINUTES.exec(text) ?? [];
  if (whole === '') return null;
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return onSide(whole.startsWith('-') ? -size : size, first + last);
}

function onSide(size: number, side: string): number {
  return /[SW]/i.test(side) ? -Math.abs(size) : size;
}

/** A place on a map, with what is there. */
export interface MapLocation extends Coordinates {
  readonly name: string;
}

/** The places of a producer and its nodes, each once. */
export function mapLocations({ at, location, nodes }: PublishedProducer): readonly MapLocation[] {
  const places = new Map<string, MapLocation>();
  for (const one of [{ at, location }, ...nodes]) {
    if (!one.at) continue;
    const { latitude, longitude } = one.at;
    const key = `${latitude.toFixed(1)} ${longitude.toFixed(1)}`;
    if (!places.has(key)) places.set(key, { latitude, longitude, name: one.location });
  }
  return [...places.values()];
}

/** Codes in use that are not those of the standard. */
const OTHER_CODES: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

function countryCode(text: string): string | null {
  const code = /^[a-z]{2}$/i.exec(text)?.[0].toUpperCase() ?? null;
  return code && (OTHER_CODES[code] ?? code);
}
