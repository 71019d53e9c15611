import { textsWithShared } from '../shared/texts.ts';
import type { WalletTexts } from './en.ts';

export const useWalletTexts = textsWithShared<WalletTexts>(import.meta.glob('./??.ts'));
