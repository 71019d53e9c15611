import { useStore } from '@nanostores/react';
import { toastMs } from '#src/chain/core/limits.ts';
import { Toast } from '#src/components/ui/toast.tsx';
import { useFreeCpuTexts } from '#src/i18n/areas/wallet-connect/free-cpu/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { $toast, type ToastKind } from '#src/stores/wallet/wallet-state.ts';

/** The wallet's short notifications. */
export function Toasts() {
  const texts: Readonly<Record<ToastKind, string>> = { 'free-cpu-used': useFreeCpuTexts().usedUp };
  const kind = useStore($toast);
  return kind && <Toast text={texts[kind]} lasts={toastMs} onEnd={() => $toast.set(null)} />;
}

await textsReady();
