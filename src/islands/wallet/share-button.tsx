import Share from 'lucide-react/icons/share-2';
import { type ComponentProps, Suspense, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import type { ShareAside } from './share-aside.tsx';

const Aside = lazyPart(async () => (await import('./share-aside.tsx')).ShareAside);

/** Opens the form as a link and as a signing request. */
export function ShareButton(props: ComponentProps<typeof ShareAside>) {
  const { share } = useFormTexts();
  const [isShared, setShared] = useState(false);
  return isShared ? (
    <Suspense fallback={<SkeletonRows rows={3} />}>
      <Aside {...props} />
    </Suspense>
  ) : (
    <Button size="sm" onClick={() => setShared(true)}>
      <Share size={16} aria-hidden />
      {share}
    </Button>
  );
}
