import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type KvOrder, KvQueryForm } from '#src/components/contract/kv-query-form.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from '../in-locale.tsx';

await loadTexts('en');
afterEach(cleanup);

const indexes = [
  { name: 'topic', type: 'name' },
  { name: 'score', type: 'uint64' },
  { name: 'digest', type: 'checksum256' },
];
const order: KvOrder = {
  index: 'topic',
  lower: '',
  upper: '',
  keyType: '',
  reverse: false,
  limit: 100,
};

function draw(value: Partial<KvOrder> = {}) {
  const onLoad = vi.fn<(order: KvOrder) => void>();
  render(
    inLocale(<KvQueryForm value={{ ...order, ...value }} indexes={indexes} onLoad={onLoad} />),
  );
  return onLoad;
}
const encoding = () => screen.getByLabelText<HTMLSelectElement>('Encoding of bounds').value;

test('bounds are typed as the values of the index are written', async () => {
  const onLoad = draw();
  expect(encoding()).toBe('string');
  await userEvent.selectOptions(screen.getByLabelText('Index'), 'score');
  expect(encoding()).toBe('dec');
  await userEvent.selectOptions(screen.getByLabelText('Index'), 'digest');
  expect(encoding()).toBe('');
  await userEvent.selectOptions(screen.getByLabelText('Index'), 'topic');
  await userEvent.type(screen.getByLabelText('Lower bound'), 'bob');
  await userEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect(onLoad.mock.calls[0]?.[0]).toMatchObject({ lower: 'bob', keyType: 'string' });
});

test('bounds that a link wrote in bytes stay bytes', async () => {
  draw({ lower: '3d0e' });
  expect(encoding()).toBe('');
  await userEvent.selectOptions(screen.getByLabelText('Index'), 'score');
  expect(encoding()).toBe('');
});
