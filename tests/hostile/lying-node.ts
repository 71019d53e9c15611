import type { Page, Route } from '@playwright/test';
import type { ChainKey } from '#devnet/chains.ts';
import { devnetOf, devnetUrl } from '../e2e/fixtures.ts';
import { secondNodeOf } from '#tests/devnet-ports.ts';

/** The devnet at two ports, as if two operators ran a node each. */
export const firstNode = devnetUrl;
export const secondNode = secondNodeOf('eos');

const headers = { 'access-control-allow-origin': '*' };

/** Another address of the first node: one operator behind two names. */
const otherName = `${firstNode}/other`;

/** Gives the pages opened from now on a second node, of another operator. */
export const useTwoNodes = (page: Page, chain: ChainKey = 'eos') =>
  useNodes(page, [devnetOf(chain), secondNodeOf(chain)]);

/** Gives the pages opened from now on a second address of the only operator. */
export async function useTwoNames(page: Page): Promise<void> {
  await answerFor(page, otherName);
  await useNodes(page, [firstNode, otherName]);
}

/** Where nothing listens: another port of this machine counts as another operator. */
const thirdNode = 'http://127.0.0.1:65001';

/** Gives the pages opened from now on nodes of three operators. The third one does not lie. */
export async function useThreeNodes(page: Page): Promise<void> {
  await answerFor(page, thirdNode);
  await useNodes(page, [firstNode, secondNode, thirdNode]);
}

/** Has the devnet answer at another address. */
const answerFor = (page: Page, node: string) =>
  page.route(`${node}/**`, async (route) => {
    const url = route.request().url().replace(node, firstNode);
    await route.fulfill({ response: await route.fetch({ url }) });
  });

/**
 * Gives the pages opened from now on these nodes. The configuration is changed
 * as the page is parsed, before a script reads it: a page that a test answers itself may not ask
 * nodes of this machine.
 */
async function useNodes(page: Page, nodes: readonly string[]): Promise<void> {
  await page.addInitScript((nodes) => {
    const observer = new MutationObserver(() => {
      const element = document.getElementById('chain');
      try {
        const config = JSON.parse(element?.textContent ?? '') as {
          endpoints: { default: readonly string[] };
        };
        config.endpoints.default = nodes;
        observer.disconnect();
        if (element) element.textContent = JSON.stringify(config);
      } catch {
        // Not all of it is here yet.
      }
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, nodes);
}

/** What an honest node answered, and what was asked. */
export interface HonestAnswer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a lie may change any part of it
  readonly body: any;
  readonly request: unknown;
}

/** Returns the body to answer with, or a status with a body, or nothing for the honest answer. */
export type Lie = (honest: HonestAnswer) => unknown;

export class WithStatus {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

export interface LieOptions {
  /** The node that lies. The first unless named; null for both. */
  readonly node?: string | null;
  /** How many answers are rewritten; all unless limited. */
  readonly times?: number;
}

/**
 * Has a node rewrite its answers to a call, `get_raw_abi` or any other last part of a path. The
 * request reaches the devnet first, so a lie about a sent transaction comes after it was accepted.
 */
export async function lie(
  page: Page,
  call: string,
  rewrite: Lie,
  { node = firstNode, times }: LieOptions = {},
): Promise<void> {
  const nodes = node === null ? [firstNode, secondNode] : [node];
  await page.route(
    (url) => nodes.includes(url.origin) && url.pathname.endsWith(`/${call}`),
    (route) => answerWith(route, rewrite),
    times === undefined ? {} : { times },
  );
}

async function answerWith(route: Route, rewrite: Lie): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  const answer = rewrite({
    status: response.status(),
    body: parsed(text),
    request: parsed(route.request().postData() ?? ''),
  });
  if (answer === undefined) return route.fulfill({ response, body: text });
  if (answer instanceof WithStatus)
    return route.fulfill({ status: answer.status, headers, json: answer.body });
  return route.fulfill({ status: 200, headers, json: answer });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
