import type { ContractPatterns, LocalePatterns } from '../pattern.ts';
import { patterns } from './common.ts';

export const localePatterns: LocalePatterns = {
  common: patterns,
  contracts: import.meta.glob<ContractPatterns>(['./*.ts', '!./common.ts', '!./patterns.ts']),
};
