import { CopyButton } from '../ui/copy-button.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface GroupHeaderProps {
  /** What it is and its name or number: `Template #5`. */
  kind: string;
  /** The author's title; null without one. */
  title: string | null;
  /** What the button beside it copies. */
  copies: string;
  copyLabel: string;
}

/** The title of a collection or a template. */
export function GroupHeader({ kind, title, copies, copyLabel }: GroupHeaderProps) {
  return (
    <div className="min-w-0">
      <h1 className="title wrap-anywhere">
        <HostileText text={title ?? kind} limit={100} />
      </h1>
      <p className="flex min-h-7 flex-wrap items-center gap-2 text-muted">
        {title !== null && (
          <span className="min-w-0 wrap-anywhere">
            <HostileText text={kind} limit={60} />
          </span>
        )}
        <CopyButton value={copies} label={copyLabel} />
      </p>
    </div>
  );
}
