import { AbstractWalletPlugin } from '@wharfkit/session';
import type {
  LoginContext,
  ResolvedSigningRequest,
  TransactContext,
  WalletPlugin,
  WalletPluginLoginResponse,
  WalletPluginSignResponse,
} from '@wharfkit/session';
import { ownPrompt } from '../../session/user-interface.ts';
import { WalletError } from '../failure.ts';
import type { KeyLister, OfferedKey, WalletInput } from '../wallet.ts';
import { publicKey, sign } from './app.ts';
import type { DeviceTransport } from './app.ts';
import { encodeForDevice } from './encode.ts';
import { openDevice } from './transport.ts';

type OpenDevice = () => Promise<DeviceTransport>;

/** A Ledger with its EOS app. Uses one of its keys, by index. */
class Ledger extends AbstractWalletPlugin {
  readonly id = 'ledger';
  readonly #open: OpenDevice;

  constructor(open: OpenDevice, data: Record<string, unknown>) {
    super();
    this.#open = open;
    this.data = data;
    this.metadata.name = 'Ledger';
  }

  async login({ chain, permissionLevel }: LoginContext): Promise<WalletPluginLoginResponse> {
    if (!chain || !permissionLevel) throw new Error('An account must be chosen');
    return { chain: chain.id, permissionLevel };
  }

  async sign(
    resolved: ResolvedSigningRequest,
    { ui }: TransactContext,
  ): Promise<WalletPluginSignResponse> {
    const { index, publicKey: expected } = this.data as Record<string, unknown>;
    const at = typeof index === 'number' ? index : 0;
    const encoded = encodeForDevice(String(resolved.chainId), resolved.transaction);
    const shown = ui?.prompt(ownPrompt('device', 'Ledger'));
    shown?.catch(() => undefined);
    try {
      const signature = await withDevice(this.#open, async (device) => {
        if (typeof expected === 'string' && (await publicKey(device, at)) !== expected)
          throw new WalletError('wrong-account', 'Another device is connected');
        return sign(device, at, encoded);
      });
      return { signatures: [signature] };
    } finally {
      shown?.cancel();
    }
  }
}

async function withDevice<T>(
  open: OpenDevice,
  work: (device: DeviceTransport) => Promise<T>,
): Promise<T> {
  const device = await open();
  try {
    return await work(device);
  } finally {
    await device.close().catch(() => undefined);
  }
}

/** The wallet over any transport. */
export function ledgerOver(device: OpenDevice) {
  return {
    open({ index = 0, publicKey: key }: Pick<WalletInput, 'index' | 'publicKey'>): WalletPlugin {
      return new Ledger(device, { index, ...(key !== undefined && { publicKey: key }) });
    },
    keys(): KeyLister {
      return {
        listKeys: (indices) =>
          withDevice(device, async (opened) => {
            const found: OfferedKey[] = [];
            for (const index of indices)
              found.push({ index, publicKey: await publicKey(opened, index) });
            return found;
          }),
        showKey: (index) => withDevice(device, (opened) => publicKey(opened, index, true)),
      };
    },
  };
}

export const { open, keys } = ledgerOver(openDevice);
