import type { ChainConfig } from '../../config/types.ts';

/**
 * Wallets on a computer that hand back their signature, so that the sponsor's can be put beside it;
 * the others send by themselves, sign for one account alone, or are used on phones.
 */
const wallets: readonly string[] = ['anchor', 'ledger', 'ScatterSockets', 'ScatterExtension'];

/** The test chains' own wallet stands in for all of them. */
const DEVELOPMENT_KEY = 'key';

interface FreeCpuPlace {
  readonly config: Pick<ChainConfig, 'supportsFreeCpu' | 'backendUrl'>;
  readonly device: 'desktop' | 'mobile';
  /** Id of the user's wallet. */
  readonly wallet: string;
}

/** Whether a user is offered that somebody else pays for the CPU. */
export function offersFreeCpu({ config, device, wallet }: FreeCpuPlace): boolean {
  const serves = wallets.includes(wallet) || wallet === DEVELOPMENT_KEY;
  return config.supportsFreeCpu && config.backendUrl !== null && device === 'desktop' && serves;
}

/** Whether the last of the day's free transactions was just used. */
export function justUsedUp(before: number | null, now: number): boolean {
  return before === 1 && now === 0;
}
