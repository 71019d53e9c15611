import { atom } from 'nanostores';

/** A setting that the visitor wants to see: the frame opens its menu there. Null before the first. */
export const $requestedSetting = atom<{ readonly name: string } | null>(null);
