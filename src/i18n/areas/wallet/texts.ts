import { textArea } from '../../react.tsx';
import type { WalletTexts } from './en.ts';

export const useWalletTexts = textArea<WalletTexts>(import.meta.glob('./??.ts'));
