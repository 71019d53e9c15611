import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/fields/checkbox.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { TextArea } from '#src/components/ui/fields/text-area.tsx';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { SearchBox } from '#src/library/search-box.tsx';
import { inLocale } from '#tests/components/in-locale.tsx';
import { client } from './part-samples.tsx';

const chains = [
  { key: 'eos', label: 'EOS' },
  { key: 'wax', label: 'WAX' },
] as const;
const views = [
  { key: 'decoded', label: 'Decoded' },
  { key: 'raw', label: 'Raw' },
] as const;

interface Values {
  readonly memo: string;
  readonly message: string;
  readonly chain: 'eos' | 'wax';
  readonly agreed: boolean;
  readonly view: 'decoded' | 'raw';
  readonly account: string;
}

const defaultValues: Values = {
  memo: 'rent',
  message: '',
  chain: 'wax',
  agreed: false,
  view: 'raw',
  account: 'bob',
};

function Form({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Values>({ defaultValues });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
      <TextField label="Memo" {...register('memo')} />
      <TextArea
        label="Message"
        error={formState.errors.message?.message}
        {...register('message', { required: 'Write a message.' })}
      />
      <SelectField label="Chain" options={chains} {...register('chain')} />
      <Checkbox label="Agreed" {...register('agreed')} />
      <Controller
        control={control}
        name="view"
        render={({ field: { value, onChange, ref } }) => (
          <Toggle label="View" options={views} current={value} onSelect={onChange} ref={ref} />
        )}
      />
      <Controller
        control={control}
        name="account"
        render={({ field: { onChange, ...field } }) => (
          <SearchBox client={client} label="Account" {...field} onValueChange={onChange} />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

/** Writes a text at the end of a field. */
async function write(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
  await userEvent.click(field);
  field.setSelectionRange(field.value.length, field.value.length);
  await userEvent.paste(text);
}

test('react-hook-form fills the fields, reads them, and focuses the first wrong one', async () => {
  const onSubmit = vi.fn();
  render(inLocale(<Form onSubmit={onSubmit} />));
  const save = screen.getByText('Save');
  await userEvent.click(save);
  expect((await screen.findByRole('alert')).textContent).toBe('Write a message.');
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  expect(onSubmit).not.toHaveBeenCalled();

  await write('Message', 'May');
  await userEvent.click(save);
  expect(onSubmit).toHaveBeenLastCalledWith({ ...defaultValues, message: 'May' });

  await write('Memo', ' paid');
  await userEvent.selectOptions(screen.getByLabelText('Chain'), 'eos');
  await userEvent.click(screen.getByLabelText('Agreed'));
  await userEvent.click(screen.getByText('Decoded'));
  await write('Account', 'by');
  await userEvent.click(save);
  expect(onSubmit).toHaveBeenLastCalledWith({
    memo: 'rent paid',
    message: 'May',
    chain: 'eos',
    agreed: true,
    view: 'decoded',
    account: 'bobby',
  });
});

test('fields keep their own value without a form', async () => {
  const chosen = vi.fn();
  render(
    inLocale(
      <>
        <SelectField label="Chain" options={chains} defaultValue="wax" onSelect={chosen} />
        <Toggle label="View" options={views} defaultCurrent="raw" onSelect={chosen} />
      </>,
    ),
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Chain');
  const decoded = screen.getByText('Decoded');
  expect([select.value, decoded.getAttribute('aria-pressed')]).toEqual(['wax', 'false']);
  await userEvent.selectOptions(select, 'eos');
  await userEvent.click(decoded);
  expect([select.value, decoded.getAttribute('aria-pressed')]).toEqual(['eos', 'true']);
  expect(chosen.mock.calls).toEqual([['eos'], ['decoded']]);
});

test('a controlled choice changes with its value only', async () => {
  const chosen = vi.fn();
  render(inLocale(<Toggle label="View" options={views} current="raw" onSelect={chosen} />));
  const decoded = screen.getByText('Decoded');
  await userEvent.click(decoded);
  expect(chosen).toHaveBeenCalledExactlyOnceWith('decoded');
  expect(decoded.getAttribute('aria-pressed')).toBe('false');
});
