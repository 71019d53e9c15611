import { locales, type Locale } from './locales.ts';
import type { Messages } from './en.ts';

export type { Messages };

const loaded = new Map<Locale, Messages>();

/** Loads a locale's texts once. Await it before anything renders in that locale. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const { messages } = await locales[locale].load();
  loaded.set(locale, messages);
  return messages;
}

/** The texts of a locale that has been loaded. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (!messages)
    throw new Error(`The texts of locale "${locale}" were asked for before they were loaded.`);
  return messages;
}
