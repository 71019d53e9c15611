import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bareType } from '#src/chain/model/abi/type.ts';
import type { AbiField, AbiView } from '#src/chain/model/abi/view.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { LoadMore } from '../ui/rows/load-more.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { SamePageLink } from './same-page-link.tsx';

interface AbiTypesProps {
  abi: AbiView;
  find: string;
  /** The selected definition: marked and scrolled to. */
  current: string;
  links: TypeLinks;
}

/** Definitions rendered at first. Real contracts have fewer, hostile ones many more. */
const PAGE = 100;

/** A contract's types: structs with fields, variants, aliases. */
export function AbiTypes({ abi, find, current, links }: AbiTypesProps) {
  const text = useContractTexts();
  const term = find.trim().toLowerCase();
  const hit = ({ name }: { name: string }) => name.toLowerCase().includes(term);
  const structs = abi.structs.filter(hit);
  const variants = abi.variants.filter(hit);
  const aliases = abi.aliases.filter(hit);
  const all = [...structs, ...variants, ...aliases];
  const [more, setMore] = useState(PAGE);
  // The selected one follows the first ones, however far down the list it is.
  const selected = all.find(({ name }) => name === current);
  const drawn = new Set<unknown>([...all.slice(0, more), selected]);
  const isDrawn = (one: unknown) => drawn.has(one);
  if (all.length === 0) return <p className="py-4 text-muted">{text.nothingFound(find)}</p>;
  return (
    <>
      <ul className="divide-y">
        {structs.filter(isDrawn).map(({ name, base, fields }) => (
          <Definition key={name} name={name} current={current}>
            {base !== '' && (
              <p className="text-xs text-muted">
                {text.extends} <TypeName type={base} links={links} />
              </p>
            )}
            <Fields fields={fields} links={links} none={text.noOwnFields} />
          </Definition>
        ))}
        {variants.filter(isDrawn).map(({ name, types }) => (
          <Definition key={name} name={name} current={current} note={text.variant}>
            <p className="flex flex-wrap gap-2">
              <Paged rows={types} page={PAGE} inline>
                {(shown) =>
                  shown.map((type, index) => <TypeName key={index} type={type} links={links} />)
                }
              </Paged>
            </p>
          </Definition>
        ))}
        {aliases.filter(isDrawn).map(({ name, type }) => (
          <Definition key={name} name={name} current={current} note={text.alias}>
            <TypeName type={type} links={links} />
          </Definition>
        ))}
      </ul>
      {all.length > more && <LoadMore onMore={() => setMore(more + PAGE)} />}
    </>
  );
}

interface DefinitionProps {
  name: string;
  current: string;
  note?: string;
  children: ReactNode;
}

function Definition({ name, current, note, children }: DefinitionProps) {
  const line = useRef<HTMLLIElement>(null);
  const isCurrent = name === current;
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'center' });
  }, [isCurrent]);
  return (
    <li ref={line} className={clsx('py-3', isCurrent && 'bg-accent-soft')}>
      <h3 className="flex flex-wrap items-baseline gap-2">
        <code dir="ltr" className="font-medium">
          <HostileText text={name} limit={80} />
        </code>
        {note !== undefined && <span className="text-xs text-muted">{note}</span>}
      </h3>
      <div className="mt-1 space-y-1">{children}</div>
    </li>
  );
}

interface FieldsProps {
  fields: readonly AbiField[];
  links: TypeLinks;
  none: string;
}

function Fields({ fields, links, none }: FieldsProps) {
  if (fields.length === 0) return <p className="text-xs text-muted">{none}</p>;
  return (
    <Paged rows={fields} page={PAGE}>
      {(shown) => (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ name, type }, index) => (
            <div key={index} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <dt dir="ltr" className="wrap-anywhere">
                <HostileText text={name} limit={80} />
              </dt>
              <dd>
                <TypeName type={type} links={links} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Paged>
  );
}

/** Addresses of type definitions. */
export interface TypeLinks {
  readonly isDefined: (type: string) => boolean;
  readonly hrefOf: (type: string) => string;
  readonly onVisit: (type: string) => void;
}

/** A type as the ABI writes it, linked to its definition. */
export function TypeName({ type, links }: { type: string; links: TypeLinks }) {
  const bare = bareType(type);
  const suffix = type.slice(bare.length);
  return (
    <code dir="ltr" className="text-xs wrap-anywhere">
      {links.isDefined(bare) ? (
        <SamePageLink
          href={links.hrefOf(bare)}
          onVisit={() => links.onVisit(bare)}
          className="text-accent hover:underline"
        >
          <HostileText text={bare} limit={80} />
        </SamePageLink>
      ) : (
        <HostileText text={bare} limit={80} />
      )}
      <span className="text-muted">
        <HostileText text={suffix} limit={20} />
      </span>
    </code>
  );
}
