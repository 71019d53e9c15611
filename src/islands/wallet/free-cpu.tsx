import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { FreeCpuSwitch } from '#src/components/wallet/free-cpu-switch.tsx';
import { $freeCpu, loadFreeCpu, setFreeCpu } from '#src/stores/wallet/free-cpu.ts';
import { $user } from '#src/stores/wallet/wallet-state.ts';

interface FreeCpuProps {
  className?: string;
  /** Called after the switch was used. */
  onSwitched?: () => void;
}

/** The free CPU switch, where it is offered to the user. */
export function FreeCpu({ className, onSwitched }: FreeCpuProps) {
  const freeCpu = useStore($freeCpu);
  if (!freeCpu) return null;
  const { on, left, most } = freeCpu;
  const change = (enabled: boolean) => {
    setFreeCpu(enabled);
    onSwitched?.();
  };
  return <FreeCpuSwitch {...{ on, left, most }} onChange={change} className={className} />;
}

/** The switch in a menu, which refreshes the remaining number on opening. */
export function FreeCpuItem() {
  const user = useStore($user);
  useEffect(() => {
    if (user) void loadFreeCpu(user);
  }, [user]);
  return <FreeCpu className="px-3 py-2 hover:bg-sunken" />;
}
