import { FioOwn } from '#src/components/fio/fio-own.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { fioHoldingsStore } from '#src/stores/account/account-fio.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** A FIO account's current state. */
export function FioAside({ actor }: { actor: string }) {
  const load = useLoad(fioHoldingsStore, actor || null);
  if (actor === '') return null;
  return <StateView {...load}>{(own) => <FioOwn {...own} />}</StateView>;
}
