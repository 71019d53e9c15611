import type { ChainConfig } from '../../config/types.ts';

/**
 * Desktop wallets that return their signature, so that the sponsor's can be added. Other wallets
 * broadcast by themselves, sign for one account only, or run on phones.
 */
const wallets: readonly string[] = ['anchor', 'ledger', 'ScatterSockets', 'ScatterExtension'];

/** The development wallet of the test chains counts as one of them. */
const DEVELOPMENT_KEY = 'key';

interface FreeCpuPlace {
  readonly config: Pick<ChainConfig, 'supportsFreeCpu' | 'backendUrl'>;
  readonly device: 'desktop' | 'mobile';
  /** Id of the user's wallet. */
  readonly wallet: string;
}

/** Whether free CPU is offered to a user. */
export function offersFreeCpu({ config, device, wallet }: FreeCpuPlace): boolean {
  const serves = wallets.includes(wallet) || wallet === DEVELOPMENT_KEY;
  return config.supportsFreeCpu && config.backendUrl !== null && device === 'desktop' && serves;
}

/** Whether the last free transaction of the day was just used. */
export function justUsedUp(before: number, now: number): boolean {
  return before === 1 && now === 0;
}
