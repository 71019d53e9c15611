import { supportedParts } from '#scripts/library/supported-parts.ts';

/**
 * Parameters of a story file: what its docs say about the supported parts in it for screen readers and
 * keyboards. Throws for a name that is no supported part.
 */
export function accessibilityOf(...names: readonly string[]) {
  const notes = names.map((name) => {
    const part = supportedParts.find((one) => one.name === name);
    if (!part) throw new Error(`${name} is no supported part.`);
    return names.length === 1 ? part.access : `${name}: ${part.access}`;
  });
  return { docs: { subtitle: `Accessibility. ${notes.join(' ')}` } };
}
