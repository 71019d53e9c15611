import { useStore } from '@nanostores/react';
import { LinkNotice } from '#src/components/form/link-notice.tsx';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { $linkFills, combinedFill } from '#src/stores/form/link-fill.ts';

/** The link notice above a form. */
export function FilledByLink() {
  const fill = combinedFill(useStore($linkFills));
  const labels = new Map(Object.entries(useFormTexts().linkFields));
  if (!fill) return null;
  return (
    <LinkNotice
      fields={[...new Set(fill.names.map((name) => labels.get(name) ?? name))]}
      onClear={fill.clear}
      onRestore={fill.restore}
      power={fill.power}
    />
  );
}
