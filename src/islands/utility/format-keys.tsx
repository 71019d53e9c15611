import { isPublicKey } from '#src/chain/core/key.ts';
import { FormatForm } from '#src/components/utility/format-form.tsx';
import { useQueryValue } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { formsOfKey } from '#src/stores/utility/keys.ts';

/** Converts a key. Only a public key is written to the address. */
export function FormatKeys() {
  const given = useQueryValue('key') ?? '';
  const convert = (key: string) => {
    setQuery({ key: isPublicKey(key.trim()) ? key.trim() : null });
    return formsOfKey(key);
  };
  return <FormatForm initial={given} convert={convert} />;
}
