import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filledData } from '#src/chain/model/abi/filled.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { ActionForm } from '#src/components/contract/action-form.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from '../in-locale.tsx';

await loadTexts('en');
afterEach(cleanup);

const fields = [
  { name: 'owner', type: 'name' },
  { name: 'count', type: 'uint8' },
  { name: 'value', type: 'number' },
  { name: 'paid', type: 'asset?' },
];
const abi = abiView({
  version: 'eosio::abi/1.1',
  structs: [{ name: 'put', base: '', fields }],
  variants: [{ name: 'number', types: ['uint8', 'string'] }],
  actions: [{ name: 'put', type: 'put' }],
});

interface FormProps {
  onSubmit: () => void;
  /** Of a link, as JSON. */
  linked?: Readonly<Record<string, unknown>>;
}

function Form({ onSubmit, linked = {} }: FormProps) {
  const link = { data: JSON.stringify(linked), fields: {} };
  const [data, setData] = useState(() => filledData(abi, 'put', link));
  return (
    <ActionForm
      abi={abi}
      core={{ code: 'WAX', precision: 8 }}
      type="put"
      data={data}
      given={Object.keys(linked)}
      onData={setData}
      levels={[{ actor: 'alice', permission: 'active' }]}
      onLevels={() => undefined}
      levelsError={undefined}
      pending={false}
      onSubmit={onSubmit}
    />
  );
}

function draw(linked?: FormProps['linked']) {
  const onSubmit = vi.fn<() => void>();
  render(inLocale(<Form onSubmit={onSubmit} {...(linked && { linked })} />));
  return onSubmit;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an empty name of a link is meant, and one that it leaves out is asked about', async () => {
  const onSubmit = draw({ owner: '', count: 7, value: ['string', 'x'] });
  await press('Submit');
  expect(onSubmit).toHaveBeenCalledOnce();
  cleanup();
  const leftOut = draw({ count: 7, value: ['string', 'x'] });
  await press('Submit');
  expect(leftOut).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('owner'));
});

test('a submission leads to the first wrong value, by pointer and by Enter', async () => {
  const onSubmit = draw();
  await press('Submit');
  expect(document.activeElement).toBe(field('owner'));
  await userEvent.type(field('owner'), 'alice{Enter}');
  expect(document.activeElement).toBe(field('count'));
  await userEvent.type(field('count'), '7{Enter}');
  expect(document.activeElement).toBe(field('value'));
  await userEvent.type(field('value'), '256{Enter}');
  expect(document.activeElement).toBe(field('value'));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(field('value'));
  await userEvent.type(field('value'), '255{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('what is no JSON is not submitted as what it was before', async () => {
  const onSubmit = draw();
  await press('JSON');
  const json = screen.getByLabelText<HTMLTextAreaElement>('Data as JSON');
  const sound = '{"owner": "alice", "count": 7, "value": ["uint8", 1]}';
  const type = (value: string) => fireEvent.change(json, { target: { value } });
  type(sound);
  type(sound.slice(0, -1));
  await press('Submit');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(json);
  type(sound);
  await press('Submit');
  expect(onSubmit).toHaveBeenCalledOnce();
});

const reasonOf = (name: string) => field(name).getAttribute('aria-describedby')!.split(' ').at(-1)!;

test('a name that was not filled in is submitted only where it is said that it stays empty', async () => {
  const onSubmit = draw();
  await userEvent.type(field('count'), '7');
  await userEvent.type(field('value'), '1{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('owner'));
  expect(document.getElementById(reasonOf('owner'))!.textContent).toMatch(/^Required\./);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave empty: owner' }));
  expect(field('owner').getAttribute('aria-invalid')).toBeNull();
  await press('Submit');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an empty name that was written as JSON is submitted', async () => {
  const onSubmit = draw();
  await press('JSON');
  const json = screen.getByLabelText<HTMLTextAreaElement>('Data as JSON');
  fireEvent.change(json, {
    target: { value: '{"owner": "", "count": 7, "value": ["uint8", 1]}' },
  });
  await press('Submit');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the example of an amount is of the chain’s own token', async () => {
  draw();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Set paid/ }));
  expect(screen.getByText(/such as 1\.00000000 WAX$/)).toBeTruthy();
});
