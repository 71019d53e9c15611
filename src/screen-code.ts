import { type ScreenId, screens } from './routes.ts';

/** A screen in two characters, so that a list of screens is short in the HTML of each page. */
export function screenCode(id: ScreenId): string {
  return screens
    .findIndex((screen) => screen.id === id)
    .toString(36)
    .padStart(2, '0');
}

/** Whether a list of codes, one after another, has a screen. */
export function hasScreenCode(codes: string, id: ScreenId): boolean {
  const code = screenCode(id);
  for (let at = 0; at < codes.length; at += 2) if (codes.startsWith(code, at)) return true;
  return false;
}
