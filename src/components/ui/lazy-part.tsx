import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { Button } from './button.tsx';

/**
 * A part of a screen whose code is loaded when the part is first drawn. If the code cannot be loaded,
 * as without a connection, the rest of the screen stays as it is.
 * @param load resolves to the component
 * @param fallback the component to draw if the code cannot be loaded; by default a line that says so
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = PartNotLoaded,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => fallback) }));
}

/** For parts that a screen can do without. */
export function Nothing() {
  return null;
}

/** Shown instead of a part whose code could not be loaded. */
export function PartNotLoaded() {
  const { ui } = useMessages();
  return (
    <p data-slot="part-not-loaded" role="status" className="flex flex-wrap items-center gap-3 py-2">
      {ui.partNotLoaded}
      <Button size="sm" onClick={() => window.location.reload()}>
        {ui.reload}
      </Button>
    </p>
  );
}
