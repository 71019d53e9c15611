import { clsx } from 'clsx';
import { useMessages } from '#src/i18n/react.tsx';

/** A grey placeholder. Give it the size of the content. */
function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('skeleton block h-3', className)} />;
}

/** A word placeholder, as high as its line. `fact`: the slot of one of the page's first facts. */
export function SkeletonWord({
  className,
  fact,
}: {
  className?: string;
  fact?: string | undefined;
}) {
  return (
    <span
      aria-hidden
      data-fact={fact}
      className={clsx('skeleton inline-block leading-none', className)}
    >
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
        <div key={index} className="flex h-18 items-center gap-4 md:h-(--row)">
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
}

/** A placeholder for the head of a key or a proposal. */
export function SkeletonHeader({ picture }: SkeletonHeaderProps) {
  const { common } = useMessages();
  return (
    <div role="status" aria-label={common.loading} className="space-y-4">
      <div className="flex items-center gap-3">
        {picture && <Skeleton className="size-14" />}
        <div className="space-y-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="w-24" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:flex md:gap-x-8">
        {[0, 1, 2, 3].map((index) => (
          <div key={index} className="space-y-2">
            <Skeleton className="h-3 w-16" />
            <Skeleton className="w-28" />
          </div>
        ))}
      </div>
    </div>
  );
}
