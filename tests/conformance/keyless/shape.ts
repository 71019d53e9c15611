import type { Answer } from '../client.ts';
import { differences, isObject, kind } from '../compare.ts';

/** What kinds of values stand at a place, over all items of the lists it is within. */
interface Shape {
  kinds: Set<string>;
  fields: Map<string, Shape>;
  items?: Shape;
}

/**
 * Where two answers differ, a line each: refusals by all they say, good answers by their shape, since
 * two chains hold different things. Of a list that is empty on one side nothing is said.
 */
export function shapeDifferences(here: Answer, there: Answer): string[] {
  if (here.status >= 300 || there.status >= 300 || here.status !== there.status)
    return differences(here, there);
  const found: string[] = [];
  compare('', shapeOf([here.json]), shapeOf([there.json]), found);
  return found;
}

function shapeOf(values: readonly unknown[]): Shape {
  const shape: Shape = { kinds: new Set(values.map(kindOf)), fields: new Map() };
  const objects = values.filter(isObject);
  for (const name of new Set(objects.flatMap((object) => Object.keys(object)))) {
    const present = objects.filter((object) => name in object);
    shape.fields.set(name, shapeOf(present.map((object) => object[name])));
  }
  const items = values.filter((value) => Array.isArray(value)).flat(1) as unknown[];
  if (items.length > 0) shape.items = shapeOf(items);
  return shape;
}

const DIGITS = 'digits';

function kindOf(value: unknown): string {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? DIGITS : kind(value);
}

function compare(path: string, here: Shape, there: Shape, found: string[]): void {
  const [ours, theirs] = [told(here), told(there)];
  if (!alike(path, here.kinds, there.kinds)) found.push(`${path}: ${ours} ≠ ${theirs}`);
  if (here.fields.size > 0 && there.fields.size > 0) {
    for (const name of new Set([...here.fields.keys(), ...there.fields.keys()])) {
      const inner = path === '' ? name : `${path}.${name}`;
      const [one, other] = [here.fields.get(name), there.fields.get(name)];
      if (one && other) compare(inner, one, other, found);
      else
        found.push(
          one ? `${inner}: ${told(one)} ≠ lacking` : `${inner}: lacking ≠ ${told(other!)}`,
        );
    }
  }
  if (here.items && there.items) compare(`${path}[]`, here.items, there.items, found);
}

/** What an account may have or not, and is null where it has not. */
const MAY_LACK =
  /(^|\.)(voter_info|rex_info|refund_request|self_delegated_bandwidth|total_resources)$/;

/** Digits in quotes may be a large number or a text that happens to be of digits. */
function alike(path: string, here: Set<string>, there: Set<string>): boolean {
  if (MAY_LACK.test(path) && (here.has('null') || there.has('null'))) return true;
  const [ours, theirs] = [here, there].map((kinds) => [...kinds].filter((one) => one !== DIGITS));
  if (!ours?.length || !theirs?.length) {
    const rest = [...(ours ?? []), ...(theirs ?? [])];
    return rest.every((one) => one === 'number' || one === 'string');
  }
  return ours.toSorted().join() === theirs.toSorted().join();
}

function told({ kinds }: Shape): string {
  return [...kinds].toSorted().join(' or ');
}
