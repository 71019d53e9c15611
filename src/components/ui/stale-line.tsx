import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

/** A warning that the node's head block is old. */
export function StaleLine({ seconds }: { seconds: number }) {
  const { shell } = useMessages();
  const format = useFormat();
  return (
    <p
      data-slot="stale-line"
      role="status"
      className="flex gap-2 border-s-4 border-warning bg-warning-soft px-3 py-2 font-medium"
    >
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warning" />
      {shell.staleHead(format.duration(seconds))}
    </p>
  );
}
