import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { replayInput } from '#src/islands/main/replay-input.ts';

const script = readFileSync(`${process.cwd()}/src/layouts/inline/early.js`, 'utf8');

/** Runs once: the page's head does. */
new Function(script)();

/** React replaces the elements that the build wrote by others alike. */
async function draw(): Promise<HTMLElement> {
  const island = document.querySelector<HTMLElement>('[data-island]')!;
  island.innerHTML = content;
  replayInput(island);
  await Promise.resolve();
  return island;
}

const content = `
  <input aria-label="Search"><button type="button">Log in</button><button type="button">More</button>
  <form>
    <label for="to">To</label><input id="to">
    <label for="memo">Memo</label><input id="memo">
    <button>Send</button>
  </form>`;

function fill(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = `<div data-island="search">${content}</div>`;
  window.__early = {};
  new Function(script)();
});

test('a button that was pressed is pressed again, once', async () => {
  const pressed: string[] = [];
  document.querySelectorAll('button')[1]!.click();
  document.addEventListener('click', ({ target }) =>
    pressed.push((target as HTMLElement).textContent),
  );
  await draw();
  await draw();
  expect(pressed).toEqual(['More']);
});

test('focus and typed text move to the new field, and Enter is repeated', async () => {
  const field = document.querySelector('input')!;
  field.focus();
  fill(field, 'alice');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key));
  const [island, typed] = [document.querySelector<HTMLElement>('[data-island]')!, [] as string[]];
  island.addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).value));
  await draw();
  expect(document.activeElement).toBe(island.querySelector('input'));
  expect(typed).toEqual(['alice']);
  expect(keys).toEqual(['Enter']);
});

test('what was done in an island that is drawn already is not repeated', async () => {
  const island = await draw();
  const pressed: unknown[] = [];
  island.querySelector('button')!.click();
  document.addEventListener('click', (event) => pressed.push(event));
  replayInput(island);
  await Promise.resolve();
  expect(pressed).toEqual([]);
});

test('a form keeps the text of each field and is submitted once it is drawn', async () => {
  const form = document.querySelector('form')!;
  const [to, memo] = [...form.querySelectorAll('input')];
  fill(to!, 'al');
  fill(to!, 'alice');
  fill(memo!, 'for lunch');
  const early = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: form.querySelector('button'),
  });
  form.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const submitted: string[][] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = (event.target as HTMLFormElement).querySelectorAll('input');
    submitted.push([...fields].map(({ value }) => value));
  });
  await draw();
  expect(submitted).toEqual([['alice', 'for lunch']]);
});
