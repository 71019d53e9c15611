import type { Asset } from '#src/chain/core/asset.ts';
import { isName } from '#src/chain/core/name.ts';
import type { Fact, FactValue } from '#src/chain/model/shared/fact.ts';
import { formatRelativeTime, isMoment } from '#src/i18n/format-date.ts';
import { amountPieces, formatBytes, formatMicroseconds, formatNumber } from '#src/i18n/format.ts';

/**
 * The main part of the page as the build drew it. Empty once React has drawn it: React fails when
 * another script replaces its elements.
 */
export function skeleton(): ParentNode {
  return document.querySelector('#screen:not([data-live])') ?? new DocumentFragment();
}

/**
 * Writes a fact into its slots of the skeleton, as the component writes it. What cannot be written
 * plainly, such as a malformed amount, stays for React.
 * @param tag BCP 47 tag
 */
export function writeFact(page: ParentNode, { fact, ...value }: Fact, tag: string): void {
  for (const slot of page.querySelectorAll<HTMLElement>(`[data-fact="${fact}"]`))
    if (writeValue(slot, value, tag)) showSlot(slot);
}

/**
 * Makes a slot visible among the placeholders, and a paragraph that is nothing but the slot. It becomes
 * a new element: browsers count the time at which an element's text was first painted, and that of a
 * placeholder is transparent.
 */
export function showSlot(slot: HTMLElement): void {
  slot.dataset['painted'] = '';
  const parent = slot.parentElement;
  const block = parent?.localName === 'p' && parent.childNodes.length === 1 ? parent : slot;
  block.dataset['painted'] = '';
  block.replaceWith(block.cloneNode(true));
}

function writeValue(slot: HTMLElement, value: FactValue, tag: string): boolean {
  if ('amount' in value) {
    if (value.amount.malformed || !slot.classList.contains('amount')) return false;
    slot.replaceChildren(...amountNodes(value.amount, tag));
    return true;
  }
  const text = textOf(value, tag);
  if (text === null) return false;
  (slot.querySelector('a') ?? slot).textContent = text;
  return true;
}

function textOf(value: Exclude<FactValue, { amount: Asset }>, tag: string): string | null {
  if ('name' in value) return isName(value.name) ? value.name : null;
  if ('count' in value) return formatNumber(value.count, tag);
  if ('bytes' in value) return formatBytes(value.bytes, tag);
  if ('microseconds' in value) return formatMicroseconds(value.microseconds, tag);
  const now = Date.now();
  return isMoment(value.at) ? formatRelativeTime(Math.min(value.at, now), now, tag) : null;
}

/** The content of an element of the class `amount`, as `components/ui/amount.tsx` draws it. */
export function amountNodes(amount: Asset, tag: string): (string | Node)[] {
  return amountPieces(amount, tag).map((piece) =>
    typeof piece === 'string'
      ? piece
      : Object.assign(document.createElement('span'), { textContent: piece.light }),
  );
}
