import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';

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
}

/** More than any producer runs, and uses. */
const MOST_NODES = 100;
const MOST_SOCIAL = 20;

/** The text of a `bp.json`, as its standard describes it. Null if it is none. */
export function publishedProducer(json: string): PublishedProducer | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return null;
  }
  if (!isRecord(parsed) || !isRecord(parsed.org)) return null;
  const { org } = parsed;
  return {
    source: 'producerjson',
    name: textOf(org.candidate_name) ?? '',
    website: textOf(org.website) ?? '',
    ...placeOf(org.location),
    social: Object.entries(recordOf(org.social))
      .flatMap(([network, name]) =>
        typeof name === 'string' && name !== '' ? [[network, name] as const] : [],
      )
      .slice(0, MOST_SOCIAL),
    nodes: listOf(parsed.nodes).slice(0, MOST_NODES).map(nodeOf),
  };
}

function nodeOf(value: unknown): ProducerNode {
  const node = recordOf(value);
  const kinds = [node.node_type].flat().flatMap((one) => textOf(one) ?? []);
  const endpoints = [node.ssl_endpoint, node.api_endpoint, node.p2p_endpoint].flatMap(
    (one) => textOf(one) ?? [],
  );
  return {
    ...placeOf(node.location),
    kinds,
    endpoints: endpoints.filter((one) => one !== ''),
  };
}

export function placeOf(value: unknown): Pick<ProducerNode, 'place' | 'country' | 'at'> {
  const { name, country, latitude, longitude } = recordOf(value);
  return {
    place: textOf(name) ?? '',
    country: countryCode(textOf(country)),
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
