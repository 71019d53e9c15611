import { atom, computed } from 'nanostores';
import { type FreeCpu, readFreeCpu } from '../../chain/client/signing/free-cpu.ts';
import { justUsedUp, offersFreeCpu } from '../../chain/model/resource/free-cpu.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { $settings, changeSettings } from '../settings/settings.ts';
import { device } from './wallet-choice.ts';
import { $toast, $user } from './wallet-state.ts';

interface AccountFreeCpu extends FreeCpu {
  readonly account: string;
}

const $offer = atom<AccountFreeCpu | null>(null);

/** The sponsor's offer and whether it is used; null for none. */
export const $freeCpu = computed([$offer, $user, $settings], (offer, user, settings) => {
  if (!offer || offer.account !== user?.actor || !isOffered(user)) return null;
  const { left, most, sponsor } = offer;
  return { left, most, sponsor, on: settings.freeCpuEnabled && left > 0 };
});

function isOffered({ wallet }: User): boolean {
  return offersFreeCpu({ config: chainConfig(), device: device(), wallet });
}

export function setFreeCpu(on: boolean): void {
  changeSettings({ freeCpuEnabled: on });
}

/** Loads the sponsor's offer. No response means no offer. */
export async function loadFreeCpu(user: User): Promise<void> {
  if (!isOffered(user)) return $offer.set(null);
  const offer = await readFreeCpu(chainAccess(), user.actor).catch(() => null);
  $offer.set(offer && { ...offer, account: user.actor });
}

/** After a free transaction: notifies the user if it was the last of the day. */
export async function countFreeCpu(user: User): Promise<void> {
  const before = $offer.get()?.left ?? null;
  await loadFreeCpu(user);
  if (justUsedUp(before, $offer.get()?.left ?? 1)) $toast.set('free-cpu-used');
}
