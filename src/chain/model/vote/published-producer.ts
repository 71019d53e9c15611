import { parseExactJson } from '../../core/exact-json.ts';
import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { webAddress } from '../shared/web-address.ts';

/** In degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A node of a producer. All texts are the producer's own: hostile. */
export interface ProducerNode {
  readonly place: string;
  /** Two letters of ISO 3166, or null. */
  readonly country: string | null;
  /** Null if not published, or not on the globe. */
  readonly at: Coordinates | null;
  readonly kinds: readonly string[];
  readonly endpoints: readonly string[];
}

/** What a producer publishes about itself. Hostile texts. */
export interface PublishedProducer {
  readonly source: 'producerjson' | 'backend';
  readonly name: string;
  readonly website: string;
  readonly place: string;
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
  const parsed = recordIn(json);
  const org = recordOf(parsed?.org);
  const account = textOf(parsed?.producer_account_name) ?? '';
  const keys = [parsed?.producer_public_key].flat().flatMap((key) => textOf(key) ?? []);
  return {
    source: 'producerjson',
    name: textOf(org.candidate_name) ?? '',
    website: webAddress(textOf(org.website) ?? ''),
    ...placeOf(org.location),
    ...(account !== '' && { account }),
    ...(keys.length > 0 && { keys: keys.slice(0, MOST_KEYS) }),
    ...(!isRecord(parsed?.org) && { unreadable: json }),
    social: Object.entries(recordOf(org.social))
      .flatMap(([network, name]) =>
        typeof name === 'string' && name !== '' ? [[network, name] as const] : [],
      )
      .slice(0, MOST_SOCIAL),
    nodes: listOf(parsed?.nodes).slice(0, MOST_NODES).map(nodeOf),
  };
}

function recordIn(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed = parseExactJson(json);
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function nodeOf(value: unknown): ProducerNode {
  const node = recordOf(value);
  const kinds = [node.node_type].flat().flatMap((one) => textOf(one) ?? []);
  const endpoints = [
    ...[node.ssl_endpoint, node.api_endpoint].flatMap((one) => webAddress(textOf(one) ?? '')),
    textOf(node.p2p_endpoint) ?? '',
  ];
  return {
    ...placeOf(node.location),
    kinds,
    endpoints: endpoints.filter((one) => one !== ''),
  };
}

export function placeOf(value: unknown): Pick<ProducerNode, 'place' | 'country' | 'at'> {
  const { name, country, latitude, longitude } = isRecord(value) ? value : { name: value };
  const code = countryCode(textOf(country));
  // Some write the name of the country in place of its code.
  const names = [textOf(name), code === null ? textOf(country) : null];
  return {
    place: [...new Set(names.map((one) => one?.trim() ?? ''))].filter(Boolean).join(', '),
    country: code,
    at: coordinates(latitude, longitude),
  };
}

function coordinates(north: unknown, east: unknown): Coordinates | null {
  const [latitude, longitude] = [numberOf(north), numberOf(east)];
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  // Left as zeros by who has no place.
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}

/** A place on a map, with what is there. */
export interface MapPlace extends Coordinates {
  readonly name: string;
}

/** The places of a producer and its nodes, each once. */
export function mapPlaces({ at, place, nodes }: PublishedProducer): readonly MapPlace[] {
  const places = new Map<string, MapPlace>();
  for (const one of [{ at, place }, ...nodes]) {
    if (!one.at) continue;
    const { latitude, longitude } = one.at;
    const key = `${latitude.toFixed(1)} ${longitude.toFixed(1)}`;
    if (!places.has(key)) places.set(key, { latitude, longitude, name: one.place });
  }
  return [...places.values()];
}

function countryCode(text: string | null): string | null {
  return /^[a-z]{2}$/i.exec(text ?? '')?.[0].toUpperCase() ?? null;
}
