import { supportedParts } from '#scripts/library/supported-parts.ts';

/**
 * Parameters of a story file: what its docs say about the supported parts in it, as `docs/components.md`
 * does: when to use each, and what it does for screen readers and keyboards. Their props are listed if
 * they are its `component` or among its `subcomponents`. Throws for a name that is no supported part.
 */
export function partDocs(...names: readonly string[]) {
  const notes = names.map((name) => {
    const part = supportedParts.find((one) => one.name === name);
    if (!part) throw new Error(`${name} is no supported part.`);
    const note = `${part.use} Accessibility: ${part.access}`;
    return names.length === 1 ? note : `${name}: ${note}`;
  });
  return { docs: { subtitle: notes.join(' ') } };
}
