import { countryName } from '#src/chain/model/account/countries.ts';
import { countryOf } from '#src/chain/model/account/country.ts';
import { loadedAtOnce, type Picture } from '#src/chain/model/nft/picture.ts';
import { isProducing, type ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { ProducerName } from './producer-name.tsx';

interface Producer extends ProducerView {
  readonly unpaidBlocks: number | null;
  /** Its FIO address for voting. */
  readonly fioAddress?: string | null;
}

interface Profile {
  readonly name: string;
  readonly logo: Picture | null;
  readonly country: string | null;
}

interface ProducerPickerProps {
  producers: readonly Producer[];
  /** Published profiles by account. */
  profiles?: ReadonlyMap<string, Profile> | undefined;
  /** Loads logos from any server. */
  fromAnywhere: boolean;
  chosen: ReadonlySet<string>;
  /** Whether more producers can be selected. */
  room: boolean;
  /** Absent if selecting is not possible. */
  onToggle?: ((name: string) => void) | undefined;
}

/** Producers by votes, with checkboxes. */
export function ProducerPicker(props: ProducerPickerProps) {
  const { producers, profiles, fromAnywhere, chosen, room, onToggle } = props;
  const text = useVoteTexts();
  const format = useFormat();
  const box: Column<Producer> = {
    key: 'box',
    header: text.vote,
    card: 'inline',
    className: 'md:w-14',
    cell: ({ owner }) => (
      <label className="tap -m-2 inline-flex p-2 align-middle">
        <input
          type="checkbox"
          aria-label={text.voteFor(owner)}
          checked={chosen.has(owner)}
          disabled={!room && !chosen.has(owner)}
          onChange={() => onToggle?.(owner)}
          className="size-4 accent-accent"
        />
      </label>
    ),
  };
  const columns: Column<Producer>[] = [
    {
      key: 'rank',
      header: text.rank,
      align: 'end',
      card: 'inline',
      className: 'w-8 text-end text-muted md:w-14',
      cell: ({ rank, active }) => (active ? format.number(rank) : '—'),
    },
    {
      key: 'name',
      header: text.name,
      card: 'inline',
      cell: ({ owner, fioAddress }) => (
        <>
          <ProducerName
            owner={owner}
            name={profiles?.get(owner)?.name ?? ''}
            logo={loadedAtOnce(profiles?.get(owner)?.logo ?? null, fromAnywhere)}
          />
          {fioAddress && (
            <span className="block ps-8 text-xs text-muted md:whitespace-nowrap">
              <HostileText text={fioAddress} limit={30} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      header: text.state,
      card: 'none',
      cell: (producer) => <State producer={producer} />,
    },
    {
      key: 'share',
      header: text.share,
      align: 'end',
      card: 'inline',
      className: 'max-md:ms-auto',
      cell: ({ voteShare }) => format.percent(voteShare, 2),
    },
    {
      key: 'unpaid',
      header: text.unpaid,
      align: 'end',
      card: 'wide',
      cell: ({ unpaidBlocks }) => (unpaidBlocks === null ? '—' : format.number(unpaidBlocks)),
    },
    {
      key: 'location',
      header: text.location,
      card: 'wide',
      className: 'md:ps-6 md:whitespace-nowrap',
      cell: ({ owner, location }) => (
        <Country location={location} published={profiles?.get(owner)?.country} />
      ),
    },
    {
      key: 'website',
      header: text.website,
      card: 'title',
      className: 'max-md:ps-26 max-md:text-xs md:ps-6 lg:max-w-40 lg:truncate',
      cell: ({ url }) => (url === '' ? '' : <ExternalLink href={url} />),
    },
  ];
  return (
    <DataTable
      caption={text.producers}
      columns={onToggle ? [box, ...columns] : columns}
      rows={producers}
      rowKey={({ owner }) => owner}
    />
  );
}

function State({ producer }: { producer: ProducerView }) {
  const text = useVoteTexts();
  if (!producer.active) return <Badge tone="danger">{text.inactive}</Badge>;
  if (isProducing(producer)) return text.producing;
  return <span className="text-muted">{text.standby}</span>;
}

interface CountryProps {
  /** The number registered on the chain. */
  location: number;
  /** Two-letter code in its profile. */
  published: string | null | undefined;
}

/** A producer's country in the page's language; the bare number if unknown. */
function Country({ location, published }: CountryProps) {
  const tag = useLanguageTag();
  const code = published ?? countryOf(location);
  if (code !== null) return countryName(code, tag);
  return location > 0 ? String(location) : '—';
}
