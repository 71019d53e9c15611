import { clsx } from 'clsx';
import { useMessages } from '#src/i18n/react.tsx';

/** A grey placeholder. Give it the size of the content. */
function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={clsx('skeleton block h-4 rounded-sm bg-sunken', className)} />
  );
}

/** A word placeholder, as high as its line. */
export function SkeletonWord({ className }: { className?: string }) {
  return (
    <span aria-hidden className={clsx('skeleton inline-block rounded-sm bg-sunken', className)}>
      &nbsp;
    </span>
  );
}

const WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'];

/** Placeholder rows, 36 px each on wide screens like DataTable's. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  const { common } = useMessages();
  return (
    <div role="status" aria-label={common.loading} className="divide-y">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-18 items-center gap-4 px-4 md:h-9">
          <Skeleton className={clsx('max-w-full', WIDTHS[index % WIDTHS.length])} />
          <Skeleton className="ms-auto w-20 shrink-0" />
        </div>
      ))}
    </div>
  );
}

interface SkeletonHeaderProps {
  /** Begins with a picture. */
  picture?: boolean;
  /** Includes a sentence. */
  sentence?: boolean;
}

/** A placeholder for the head of a block, key or transaction. */
export function SkeletonHeader({ picture, sentence }: SkeletonHeaderProps) {
  const { common } = useMessages();
  return (
    <div role="status" aria-label={common.loading} className="space-y-4">
      <div className="flex items-center gap-3">
        {picture && <Skeleton className="size-12" />}
        <div className="space-y-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="w-24" />
        </div>
      </div>
      {sentence && <Skeleton className="h-6 w-3/4" />}
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:flex md:gap-x-8">
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className="space-y-2">
            <Skeleton className="h-3 w-16" />
            <Skeleton className="w-28" />
          </div>
        ))}
      </div>
    </div>
  );
}
