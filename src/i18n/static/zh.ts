import { texts as en, type StaticTexts } from './en.ts';

export const texts: StaticTexts = { ...en };
