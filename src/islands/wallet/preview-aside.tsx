import { useStore } from '@nanostores/react';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { $multisigMode } from '#src/stores/multisig/multisig-mode.ts';
import type { FormPreviewAside } from './form-preview.tsx';
import { ShareButton } from './share-button.tsx';

const Preview = lazyPart(async () => (await import('./form-preview.tsx')).FormPreviewAside);

/**
 * The preview beside a form, and the form as a link. In multisig mode nothing is signed here. Both
 * are hidden beside a place that has no form: "Nothing to claim".
 */
export function PreviewAside(props: ComponentProps<typeof FormPreviewAside>) {
  const isMultisig = useStore($multisigMode);
  const text = useFormTexts();
  if (props.user.actor === '') return <p className="text-muted">{text.logInForPreview}</p>;
  return (
    <div className="form-preview space-y-8">
      <Suspense fallback={<SkeletonRows rows={6} />}>
        {!isMultisig && <Preview {...props} />}
        <ShareButton {...props} />
      </Suspense>
    </div>
  );
}
