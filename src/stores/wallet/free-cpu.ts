import { atom, computed } from 'nanostores';
import { readFreeCpu, type FreeCpu } from '../../chain/client/signing/free-cpu.ts';
import { justUsedUp, offersFreeCpu } from '../../chain/model/resource/free-cpu.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { device } from '../device.ts';
import { $settings, changeSettings } from '../settings/settings.ts';
import { $toast, $user } from './wallet-state.ts';

interface KnownFreeCpu extends FreeCpu {
  readonly account: string;
}

const $known = atom<KnownFreeCpu | null>(null);

/** What a sponsor offers the user, and whether it is used; null where nothing is offered. */
export const $freeCpu = computed([$known, $user, $settings], (known, user, settings) => {
  if (!known || known.account !== user?.actor || !isOffered(user)) return null;
  const { left, most, sponsor } = known;
  return { left, most, sponsor, on: settings.freeCpuEnabled && left > 0 };
});

function isOffered({ wallet }: User): boolean {
  return offersFreeCpu({ config: chainConfig(), device: device(), wallet });
}

export function setFreeCpu(on: boolean): void {
  changeSettings({ freeCpuEnabled: on });
}

/** Asks what a sponsor offers the user. Where it does not answer, it offers nothing. */
export async function loadFreeCpu(user: User): Promise<void> {
  if (!isOffered(user)) return $known.set(null);
  const offer = await readFreeCpu(chainAccess(), user.actor).catch(() => null);
  $known.set(offer && { ...offer, account: user.actor });
}

/** After a free transaction: says when it was the day's last. */
export async function countFreeCpu(user: User): Promise<void> {
  const before = $known.get()?.left ?? null;
  await loadFreeCpu(user);
  if (justUsedUp(before, $known.get()?.left ?? 1)) $toast.set('free-cpu-used');
}
