import { useMessages } from '#src/i18n/react.tsx';
import { Button } from '../button.tsx';

/** A button for the next rows. Do not render it if there are none. */
export function LoadMore({ pending, onMore }: { pending?: boolean; onMore: () => void }) {
  const { common } = useMessages();
  return (
    <div className="flex justify-center border-t p-3">
      <Button size="sm" disabled={pending} onClick={onMore}>
        {pending ? common.loading : common.more}
      </Button>
    </div>
  );
}
