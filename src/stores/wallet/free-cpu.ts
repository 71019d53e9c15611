import { atom, computed } from 'nanostores';
import { type FreeCpu, readFreeCpu } from '../../chain/client/signing/free-cpu.ts';
import { hasJustRunOut, offersFreeCpu } from '../../chain/model/resource/free-cpu.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { walletById } from '../../chain/sign/wallets/table.ts';
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
  return offersFreeCpu({ config: chainConfig(), device: device(), wallet: walletById(wallet) });
}

export function setFreeCpu(on: boolean): void {
  changeSettings({ freeCpuEnabled: on });
}

let newest: Promise<void> | undefined;

/**
 * Loads the sponsor's offer. No response means no offer. A request that a newer one overtook waits
 * for that one's response. Notifies the user when the last free transaction of the day was used,
 * whichever request shows it first.
 */
export function loadFreeCpu(user: User): Promise<void> {
  const load: Promise<void> = read(user).then((offer) =>
    load === newest ? show(offer, user) : newest,
  );
  newest = load;
  return load;
}

async function read(user: User): Promise<AccountFreeCpu | null> {
  if (!isOffered(user)) return null;
  const offer = await readFreeCpu(chainAccess(), user.actor).catch(() => null);
  return offer && { ...offer, account: user.actor };
}

function show(offer: AccountFreeCpu | null, { actor }: User): void {
  const before = $offer.get();
  $offer.set(offer);
  if (offer && before?.account === actor && hasJustRunOut(before.left, offer.left))
    $toast.set('free-cpu-used');
}
