import { isName } from '#src/chain/core/name.ts';
import { useHref } from '#src/i18n/react.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

const LENGTH = 60;

interface TemplateLinkProps {
  collection: string;
  id: string;
}

/** The number of a template, linked to its page. */
export function TemplateLink({ collection, id }: TemplateLinkProps) {
  const href = useHref();
  if (!isName(collection)) return <span dir="ltr">#{id}</span>;
  return (
    <a
      dir="ltr"
      href={href(`/nft/template/${collection}/${id}`)}
      className="font-medium text-accent hover:underline"
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
  const href = useHref();
  if (schema === null) return '–';
  if (!isName(schema) || !isName(collection)) return <HostileText text={schema} limit={LENGTH} />;
  const row = `table=schemas&scope=${collection}&lower=${schema}&upper=${schema}`;
  return (
    <a
      dir="ltr"
      href={href(`/contract?name=atomicassets&${row}`)}
      className="font-medium whitespace-nowrap text-accent hover:underline"
    >
      {schema}
    </a>
  );
}
