import type { ComponentProps } from 'react';
import { asTyped } from '#src/components/ui/fields/chain-text.ts';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';

interface SearchFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** The address's parameter that the field reads and writes. */
  parameter?: string;
}

/** A search within a list. Its text is in the address. */
export function SearchField({ parameter = 'search', ...field }: SearchFieldProps) {
  const url = useUrl();
  return (
    <TextField
      type="search"
      {...asTyped}
      value={url?.searchParams.get(parameter) ?? ''}
      onChange={(event) => setQuery({ [parameter]: event.target.value || null })}
      {...field}
    />
  );
}
