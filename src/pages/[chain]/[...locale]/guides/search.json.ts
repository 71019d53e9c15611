import type { APIRoute } from 'astro';
import { guideIndex } from '#src/layouts/guides.ts';
import { pagePaths, type PageProps } from '#src/layouts/page-paths.ts';

export const getStaticPaths = () => pagePaths('guides');

/** The index of the guides, loaded when a reader searches. */
export const GET: APIRoute<PageProps> = ({ props: { chain, locale } }) =>
  new Response(JSON.stringify(guideIndex(chain, locale)), {
    headers: { 'Content-Type': 'application/json' },
  });
