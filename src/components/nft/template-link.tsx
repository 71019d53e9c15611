import { isName } from '#src/chain/core/name.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

const LENGTH = 60;

interface TemplateLinkProps {
  collection: string;
  id: string;
}

/** The number of a template, linked to its page. */
export function TemplateLink({ collection, id }: TemplateLinkProps) {
  const locale = useLocale();
  if (!isName(collection)) return <span dir="ltr">#{id}</span>;
  return (
    <a
      dir="ltr"
      href={localizePath(`/nft/template/${collection}/${id}`, locale)}
      className="hover:underline"
    >
      #{id}
    </a>
  );
}

interface SchemaLinkProps {
  collection: string;
  schema: string | null;
}

/** The name of a schema, linked to its row in the contract's table. */
export function SchemaLink({ collection, schema }: SchemaLinkProps) {
  const locale = useLocale();
  if (schema === null) return '–';
  if (!isName(schema) || !isName(collection)) return <HostileText text={schema} limit={LENGTH} />;
  const row = `table=schemas&scope=${collection}&lower=${schema}&upper=${schema}`;
  return (
    <a
      dir="ltr"
      href={localizePath(`/contract?name=atomicassets&${row}`, locale)}
      className="whitespace-nowrap hover:underline"
    >
      {schema}
    </a>
  );
}
