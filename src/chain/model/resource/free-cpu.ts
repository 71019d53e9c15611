import type { ChainConfig } from '../../config/types.ts';

interface FreeCpuPlace {
  readonly config: Pick<ChainConfig, 'supportsFreeCpu' | 'backendUrl'>;
  readonly device: 'desktop' | 'mobile';
  /** The user's wallet. Others broadcast by themselves, or sign for one account only. */
  readonly wallet: { readonly takesSponsor?: true } | undefined;
}

/** Whether free CPU is offered to a user. */
export function offersFreeCpu({ config, device, wallet }: FreeCpuPlace): boolean {
  const isServed = config.supportsFreeCpu && config.backendUrl !== null;
  return isServed && device === 'desktop' && wallet?.takesSponsor === true;
}

/** Whether the last free transaction of the day was just used. */
export function hasJustRunOut(before: number, now: number): boolean {
  return before === 1 && now === 0;
}
