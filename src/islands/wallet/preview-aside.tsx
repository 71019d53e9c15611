import { useStore } from '@nanostores/react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import type { FormPreviewAside } from './form-preview.tsx';

const Preview = lazy(async () => ({
  default: (await import('./form-preview.tsx')).FormPreviewAside,
}));

/** The preview beside a form. In multisig mode nothing is signed here. */
export function PreviewAside(props: ComponentProps<typeof FormPreviewAside>) {
  if (useStore($multisigMode)) return null;
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <Preview {...props} />
    </Suspense>
  );
}
