import { clsx } from 'clsx';
import { countryName } from '#src/chain/model/account/countries.ts';
import { countryOf } from '#src/chain/model/account/country.ts';
import { loadedAtOnce, type Picture } from '#src/chain/model/nft/picture.ts';
import type { TurnView } from '#src/chain/model/block/round-view.ts';
import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useLanguageTag, useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { FioNameLink } from '../fio/fio-name-link.tsx';
import { useTurnColumns } from '../producer/use-turn-columns.tsx';
import { Badge } from '../ui/badge.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
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
  /** Names by turn, and their turns; empty while unknown. */
  schedule: readonly string[];
  turns: readonly TurnView[];
  /** Whether a line is drawn after the first 21 rows: those who produce. */
  hasScheduleLine: boolean;
  chosen: ReadonlySet<string>;
  /** Whether more producers can be selected. */
  room: boolean;
  /** Absent if selecting is not possible. */
  onToggle?: ((name: string) => void) | undefined;
}

/** Producers by votes, with checkboxes, their place in the schedule and their last turn. */
export function ProducerPicker(props: ProducerPickerProps) {
  const {
    producers,
    profiles,
    fromAnywhere,
    schedule,
    turns,
    hasScheduleLine,
    chosen,
    room,
    onToggle,
  } = props;
  const text = useVoteTexts();
  const format = useFormat();
  const href = useHref();
  const { slot, turn } = useTurnColumns(schedule, turns);
  const most = Math.max(...producers.map(({ voteShare }) => voteShare)) || 1;
  const box: Column<Producer> = {
    key: 'box',
    header: text.shared.vote,
    card: 'inline',
    className: 'md:w-12',
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
      header: text.shared.rank,
      align: 'end',
      card: 'inline',
      className: 'w-6 text-end text-quiet md:w-10',
      cell: ({ rank, active, owner }) => (
        <a
          href={href(`/producers/${owner}`)}
          title={text.details(owner)}
          className="hover:underline"
        >
          {active ? format.number(rank) : '—'}
          <span className="sr-only"> {text.details(owner)}</span>
        </a>
      ),
    },
    {
      key: 'name',
      header: text.shared.producer,
      card: 'inline',
      className: 'max-md:grow max-md:basis-33',
      cell: ({ owner, fioAddress, active }) => (
        <>
          <ProducerName
            owner={owner}
            name={profiles?.get(owner)?.name ?? ''}
            logo={loadedAtOnce(profiles?.get(owner)?.logo ?? null, fromAnywhere)}
          />
          {!active && (
            <span className="block ps-7 md:hidden">
              <Badge tone="danger">{text.shared.notRegistered}</Badge>
            </span>
          )}
          {fioAddress && (
            <span className="block ps-7 text-xs text-quiet md:whitespace-nowrap">
              <FioNameLink kind="address" name={fioAddress} quiet />
            </span>
          )}
        </>
      ),
    },
    slot,
    {
      ...turn,
      // The narrowest phones have no room for it beside the share.
      className: 'max-md:ms-auto max-xs:hidden',
      cell: (producer) =>
        producer.active ? (
          turn.cell(producer)
        ) : (
          <span className="max-md:hidden">
            <Badge tone="danger">{text.shared.notRegistered}</Badge>
          </span>
        ),
    },
    {
      key: 'bar',
      header: text.shareOfVotes,
      card: 'none',
      className: 'w-1/6',
      cell: ({ owner, voteShare }) => (
        <div className="mx-px h-1 lean bg-line">
          <div
            className={clsx(
              'share-bar h-full [print-color-adjust:exact]',
              chosen.has(owner) ? 'bg-accent' : 'bg-ink',
            )}
            style={{ width: `${(voteShare / most) * 100}%` }}
          />
        </div>
      ),
    },
    {
      key: 'share',
      header: text.share,
      align: 'end',
      card: 'inline',
      className: 'font-semibold whitespace-nowrap max-md:w-14 max-md:text-end',
      cell: ({ voteShare }) => format.percent(voteShare, 2),
    },
    {
      key: 'unpaid',
      header: text.unpaid,
      align: 'end',
      card: 'none',
      className: 'md:max-lg:hidden',
      cell: ({ unpaidBlocks }) => (unpaidBlocks === null ? '—' : format.number(unpaidBlocks)),
    },
    {
      key: 'location',
      header: text.location,
      card: 'none',
      // From here to wide screens the ballot takes its room.
      className: 'text-muted md:whitespace-nowrap tablet:max-lg:hidden',
      cell: ({ owner, location }) => (
        <Country location={location} published={profiles?.get(owner)?.country} />
      ),
    },
    {
      key: 'website',
      header: text.shared.website,
      card: 'none',
      // Takes the room that is left.
      className: 'w-1/6 max-w-0 text-xs md:max-lg:hidden',
      cell: ({ url }) => (url === '' ? '' : <ExternalLink href={url} />),
    },
  ];
  return (
    <div className={hasScheduleLine ? 'cut' : undefined}>
      <DataTable
        caption={text.producers}
        columns={onToggle ? [box, ...columns] : columns}
        rows={producers}
        rowKey={({ owner }) => owner}
      />
    </div>
  );
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
