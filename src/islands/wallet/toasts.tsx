import { useStore } from '@nanostores/react';
import { toastMs } from '#src/chain/core/limits.ts';
import { Toast } from '#src/components/ui/toast.tsx';
import { useMessages } from '#src/i18n/react.tsx';
import { $toast } from '#src/stores/wallet/wallet-state.ts';

/** The wallet's short notifications. */
export function Toasts() {
  const text = useMessages().freeCpu;
  return useStore($toast) === null ? null : (
    <Toast text={text.usedUp} lasts={toastMs} onEnd={() => $toast.set(null)} />
  );
}
