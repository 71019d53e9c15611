import LayoutGrid from 'lucide-react/icons/layout-grid';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useDirectoryTexts } from '#src/i18n/areas/directory/texts.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';

const ToolList = lazyPart(async () => (await import('./tool-list.tsx')).ToolList);
const ToolsSheet = lazyPart(async () => (await import('./tools-sheet.tsx')).ToolsSheet);

/** The tools of the wallet beside what a page shows; on narrow pages a button opens them. */
export function WithTools({ children }: { children: ReactNode }) {
  const text = useDirectoryTexts();
  const inBrowser = !useOnServer();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const loading = <SkeletonRows rows={12} />;
  return (
    <div className="gap-x-10 tablet:grid tablet:grid-cols-[11.5rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="max-tablet:pb-4 print:hidden">
        <Button
          size="sm"
          className="tablet:hidden"
          aria-haspopup="dialog"
          onClick={() => {
            setWasOpen(true);
            setIsOpen(true);
          }}
        >
          <LayoutGrid size={14} aria-hidden />
          {text.all}
        </Button>
        {wasOpen && (
          <Suspense>
            <ToolsSheet open={isOpen} onClose={() => setIsOpen(false)} />
          </Suspense>
        )}
        <div className="sticky top-(--sticky-top) -mx-1 -mt-4 max-h-[calc(100dvh-var(--sticky-top))] overflow-y-auto px-1 py-4 max-tablet:hidden">
          {inBrowser ? (
            <Suspense fallback={loading}>
              <ToolList />
            </Suspense>
          ) : (
            loading
          )}
        </div>
      </div>
      <div className="min-w-0 space-y-6">{children}</div>
    </div>
  );
}
