import { useStore } from '@nanostores/react';
import Share from 'lucide-react/icons/share-2';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import type { FormPreviewAside } from './form-preview.tsx';

const Preview = lazy(async () => ({
  default: (await import('./form-preview.tsx')).FormPreviewAside,
}));
const ShareAside = lazy(async () => ({ default: (await import('./share-aside.tsx')).ShareAside }));

/** The preview beside a form, and the form as a link. In multisig mode nothing is signed here. */
export function PreviewAside(props: ComponentProps<typeof FormPreviewAside>) {
  const { share } = useFormTexts();
  const isMultisig = useStore($multisigMode);
  const [isShared, setShared] = useState(false);
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      {!isMultisig && <Preview {...props} />}
      {isShared ? (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <ShareAside {...props} />
        </Suspense>
      ) : (
        <Button size="sm" onClick={() => setShared(true)}>
          <Share size={16} aria-hidden />
          {share}
        </Button>
      )}
    </Suspense>
  );
}
