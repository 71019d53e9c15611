import type { EmbedSubject } from './embed-subject.ts';

/** Room for most cards in a column of 480 pixels. Longer ones scroll. CSS pixels. */
const HEIGHTS: Readonly<Record<EmbedSubject['kind'], number>> = {
  account: 460,
  transaction: 520,
  token: 460,
};

interface EmbedCode {
  /** The whole address of the embedded page. */
  readonly src: string;
  /** For screen readers. */
  readonly title: string;
  readonly kind: EmbedSubject['kind'];
}

/**
 * The HTML that shows a card on another site. The permission is for the buttons that copy a name or an
 * id.
 */
export function embedCode({ src, title, kind }: EmbedCode): string {
  const attributes = {
    src,
    title,
    width: '100%',
    height: String(HEIGHTS[kind]),
    style: 'border:0',
    loading: 'lazy',
    allow: 'clipboard-write',
  };
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<iframe ${list.join(' ')}></iframe>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

function escaped(value: string): string {
  return value.replaceAll(/[&"<>]/g, (character) => ENTITIES[character] ?? character);
}
