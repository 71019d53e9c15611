import type { texts as english } from './en.ts';

/** A figure within a sentence, in its own order. */
const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  blockOf: (block) => `الكتلة ${isolated(block)} من 12`,
  next: 'التالي',
  finalTo: 'نهائي حتى',
  notFinal: (count) => `غير نهائية: ${isolated(count)}`,
  missed: (count) => `فائتة: ${isolated(count)}`,
  previous: 'الجولة السابقة',
  loads: 'العلامات الأطول: زمن CPU للكتل الأخيرة',
  slot: 'الموضع',
  lastTurn: 'آخر دور',
  made: (made, of) => `أُنتج ${isolated(made)} من ${isolated(of)} كتلة`,
  missedInRound: (count) => `كتل فائتة في آخر جولة: ${isolated(count)}`,
  missedBlocks: 'الكتل الفائتة',
  ofSlots: (count) => `من ${isolated(count)}`,
  byProducers: (count) => `عدد المنتجين: ${count}`,
};
