import type { ChainConfig } from '#src/chain/config/types.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type GuidePicture, isGuidePicture } from './guide-pictures.ts';
import { linkOf, type ProseLink } from './prose-links.ts';
import { type Facts, factsOf } from './prose-facts.ts';

/** A piece of running text. Code is written from left to right in every language. */
export interface Span {
  readonly text: string;
  readonly isCode: boolean;
}

export type Spans = readonly Span[];

export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly text: Spans }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Spans[] }
  | { readonly kind: 'links'; readonly links: readonly ProseLink[] }
  | { readonly kind: 'picture'; readonly picture: GuidePicture; readonly alt: string };

export interface ProseSection {
  /** Its anchor, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A page of text for a chain: figures are filled in, sections without their feature are left out. */
export interface ProsePage {
  readonly title: string;
  /** Its first paragraph, which is its description too. */
  readonly lead: string;
  readonly sections: readonly ProseSection[];
}

/** The pages of text as Markdown. Without React or Astro: tests read the same files. */
const sources = import.meta.glob<string>('../content/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Throws if there is no such page, or if it names a figure or link that does not exist. */
export function proseOf(name: string, chain: ChainConfig, locale: Locale): ProsePage {
  const source = sources[`../content/${locale}/${name}.md`];
  if (source === undefined) throw new Error(`src/content/${locale} has no page "${name}".`);
  try {
    return readProse(source, chain, locale);
  } catch (error) {
    throw new Error(`src/content/${locale}/${name}.md: ${String(error)}`, { cause: error });
  }
}

/**
 * Reads the part of Markdown that pages of text use: one title, sections with an anchor
 * `## Title {#id if feature}`, paragraphs, notes, lists, steps, lines of links, pictures of screens `![what it shows](vote)`, and `code`. A
 * paragraph or item that begins with `{if feature}` is only for chains that have it, `{if !feature}`
 * for the others. `{core}` is a figure of the chain.
 */
export function readProse(source: string, chain: ChainConfig, locale: Locale): ProsePage {
  const facts = factsOf(chain, locale);
  const [title = '', lead = '', ...rest] = chunksOf(source);
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  let isLeftOut = false;
  for (const chunk of rest) {
    const heading = /^## (.+) \{#([\w-]+)(?: if ([!\w ]+))?\}$/.exec(chunk);
    if (chunk.startsWith('## ')) {
      if (!heading) throw new Error(`No anchor: ${chunk}`);
      const [, name = '', id = '', condition] = heading;
      isLeftOut = condition !== undefined && !holds(condition, facts);
      if (!isLeftOut) sections.push({ id, title: filled(name, facts), blocks: [] });
      continue;
    }
    const block = isLeftOut ? null : blockOf(chunk, facts, chain, locale);
    if (block) sections.at(-1)?.blocks.push(block);
  }
  return {
    title: filled(title.replace(/^# /, ''), facts),
    lead: filled(lead, facts),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
}

/** The parts between blank lines, without HTML comments. */
function chunksOf(source: string): string[] {
  return source
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '' && !chunk.startsWith('<!--'));
}

function blockOf(chunk: string, facts: Facts, chain: ChainConfig, locale: Locale): Block | null {
  const lines = chunk.split('\n');
  const [, alt, picture] = /^!\[(.+)\]\((\S+)\)$/.exec(chunk) ?? [];
  if (alt !== undefined && picture !== undefined) {
    if (!isGuidePicture(picture)) throw new Error(`No picture "${picture}".`);
    return { kind: 'picture', picture, alt: filled(alt, facts) };
  }
  if (/^\[.*\]\(\S+\)$/.test(chunk)) {
    const links = [...chunk.matchAll(/\[(.*?)\]\((\S+?)\)/g)].flatMap(
      ([, label = '', target = '']) =>
        linkOf(filled(target, facts), filled(label, facts), chain, locale) ?? [],
    );
    return links.length > 0 ? { kind: 'links', links } : null;
  }
  const mark = /^(?:- |\d+\. |> )/.exec(chunk)?.[0] ?? '';
  if (mark === '' || mark === '> ') {
    const text = textOf(lines.map((line) => line.replace(/^> ?/, '')).join(' '), facts);
    return text && { kind: mark === '' ? 'paragraph' : 'note', text };
  }
  const items = lines.flatMap((line) => {
    const text = textOf(line.replace(/^(?:- |\d+\. )/, ''), facts);
    return text ? [text] : [];
  });
  return items.length > 0 ? { kind: mark === '- ' ? 'list' : 'steps', items } : null;
}

/** A text without its condition; null where that does not hold. */
function textOf(line: string, facts: Facts): Spans | null {
  const [whole, condition] = /^\{if ([!\w ]+)\} /.exec(line) ?? [''];
  if (condition !== undefined && !holds(condition, facts)) return null;
  return filled(line.slice(whole.length), facts)
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Whether a chain has all the features of a condition: `rex`, `staking !powerup`. */
function holds(condition: string, { has }: Facts): boolean {
  return condition.split(' ').every((word) => {
    const name = word.replace('!', '');
    const value = has[name];
    if (value === undefined) throw new Error(`No feature "${name}".`);
    return value !== word.startsWith('!');
  });
}

function filled(text: string, { figures }: Facts): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`No figure "${name}".`);
    return figure;
  });
}
