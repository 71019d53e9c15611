import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { KeyLink } from '../ui/entity-link.tsx';
import { Copied } from '../ui/copied.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { SecretValue } from './secret-value.tsx';

/** A key in all its formats. */
export interface ShownKey {
  readonly publicKey: {
    readonly modern: string;
    /** With the prefixes EOS and FIO; none for keys other than K1. */
    readonly legacy: readonly string[];
  };
  /** Null if only the public key is known. */
  readonly privateKey: { readonly modern: string; readonly wif: string | null } | null;
}

/** The formats of a key. Private ones are hidden until they are shown by a click. */
export function KeyForms({ shown: { publicKey, privateKey } }: { shown: ShownKey }) {
  const { forms: text } = useUtilityTexts();
  const publicForms = [publicKey.modern, ...publicKey.legacy].map((value) => ({
    key: value,
    label: text.publicKey(prefixOf(value)),
    value: (
      <Copied value={value}>
        <KeyLink publicKey={value} />
      </Copied>
    ),
  }));
  const secrets = privateKey ? [privateKey.modern, privateKey.wif] : [];
  const privateForms = secrets.flatMap((value) => {
    if (value === null) return [];
    const label = text.privateKey(value.startsWith('PVT_') ? prefixOf(value) : 'WIF');
    return [{ key: value, label, value: <SecretValue value={value} label={label} /> }];
  });
  return <KeyValueList items={[...publicForms, ...privateForms]} />;
}

/** `PUB_K1`, `EOS`. */
function prefixOf(key: string): string {
  return /^(PUB|PVT)_[A-Z0-9]+/.exec(key)?.[0] ?? key.slice(0, 3);
}
