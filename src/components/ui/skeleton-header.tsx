import { useMessages } from '#src/i18n/react.tsx';
import { Skeleton } from './skeleton.tsx';

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
