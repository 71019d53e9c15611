import * as a11y from '@storybook/addon-a11y/preview';
import {
  composeStory,
  type Meta,
  setProjectAnnotations,
  type StoryObj,
} from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';

/** What the toolbar of the Storybook sets, and the size of the window. */
const variants = {
  'in the dark theme': { globals: { theme: 'dark' }, size: [1200, 900] },
  'from right to left': { globals: { locale: 'ar' }, size: [1200, 900] },
  'on a phone': { globals: {}, size: [390, 844] },
} as const;

type Stories = Readonly<Record<string, StoryObj>> & { readonly default: Meta };

const modules = import.meta.glob<Stories>('../../stories/**/*.stories.tsx');
const sources = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

setProjectAnnotations([a11y, preview]);

/** The first story of a file, without its play function, which is for the default variant. */
async function firstStory(file: string, globals: Record<string, unknown>) {
  const [stories, source] = await Promise.all([modules[file]?.(), sources[file]?.()]);
  const name = /^export const (\w+)/m.exec(source ?? '')?.[1] ?? '';
  const story = stories?.[name];
  if (!stories || !story) throw new Error(`No story in ${file}`);
  const still = { ...story, globals: { ...story.globals, ...globals }, play: undefined };
  return composeStory(still, { ...stories.default, play: undefined }, undefined, name);
}

describe.each(Object.keys(modules))('%s', (file) => {
  test.each(Object.entries(variants))('%s', async (_, { globals, size: [width, height] }) => {
    await page.viewport(width, height);
    const story = await firstStory(file, globals);
    await story.run();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
