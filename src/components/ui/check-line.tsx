import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

export type CheckMark = 'good' | 'info' | 'pending' | 'warning' | 'danger';

const marks: Record<CheckMark, { Icon: LucideIcon; tone: string }> = {
  good: { Icon: Check, tone: 'text-positive' },
  info: { Icon: Info, tone: 'text-muted' },
  pending: { Icon: Clock, tone: 'text-quiet' },
  warning: { Icon: TriangleAlert, tone: 'text-warning' },
  danger: { Icon: CircleAlert, tone: 'text-danger' },
};

interface CheckLineProps {
  mark: CheckMark;
  children: ReactNode;
  /** At the line's end: a source. */
  end?: ReactNode;
}

/** The result of a check as an item of a list. */
export function CheckLine({ mark, children, end }: CheckLineProps) {
  const { Icon, tone } = marks[mark];
  return (
    <li className="flex min-h-(--row) flex-wrap items-start gap-x-2.5 border-b py-2">
      <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${tone}`} />
      <p className="min-w-0 flex-1">{children}</p>
      {end}
    </li>
  );
}
