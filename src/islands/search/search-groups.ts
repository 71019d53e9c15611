import { createElement, type ReactNode } from 'react';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { NamedCollection } from '#src/chain/model/nft/collection.ts';
import { targetPath } from '#src/chain/model/search/target-path.ts';
import type { SearchTarget } from '#src/chain/model/search/target.ts';
import type { SearchGroup } from '#src/components/search/search-list.tsx';
import { truncateText } from '#src/components/ui/text/truncate-text.ts';
import { VisibleText } from '#src/components/ui/text/visible-text.tsx';
import type { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { entryKey, type FoundEntry } from './use-entries.ts';
import type { LocalSuggestions } from './search-options.ts';

type Texts = ReturnType<typeof useSearchTexts>;

export interface Suggested {
  /** Pages and tools that the text finds, the closest first. */
  readonly entries: readonly FoundEntry[];
  readonly accounts: readonly string[];
  readonly collections: readonly NamedCollection[];
  /** The node that accounts are requested from, while they are. */
  readonly waitsFor: string | undefined;
  /** Shown beside the best match. */
  readonly balance: ReactNode;
}

/**
 * Suggestions by group. An option's key has its kind: `account:alice`; `form:` is followed by a path
 * of this site.
 */
export function groupsOf(
  offer: LocalSuggestions,
  { entries, accounts, collections, waitsFor, balance }: Suggested,
  typed: string,
  texts: Texts,
  clear: () => void,
): readonly SearchGroup[] {
  const { target, recent, favorites } = offer;
  const [best] = accounts;
  const groups: SearchGroup[] = [
    { key: 'recent', title: texts.recent, options: recent.map(recentOption) },
    { key: 'meant', title: texts.goTo, options: target ? [meantOption(target, typed, texts)] : [] },
    {
      key: 'favorites',
      title: texts.favorites,
      options: favorites.map(({ name, note }) => ({
        key: `account:${name}`,
        label: name,
        ...(note !== '' && { note }),
        favorite: true,
        isAccount: true,
      })),
    },
    {
      key: 'entries',
      title: texts.entries,
      options: entries.map((entry) => ({
        key: entryKey(entry),
        label: entry.label,
        note: 'setting' in entry ? texts.setting : entry.group || texts.page,
        isText: true,
      })),
    },
    {
      key: 'accounts',
      title: texts.shared.accounts,
      options: accounts
        .filter((name) => !favorites.some((favorite) => favorite.name === name))
        .map((name) => ({
          key: `account:${name}`,
          label: name,
          isAccount: true,
          ...(name === best && { note: balance }),
        })),
      waitsFor,
    },
    {
      key: 'collections',
      title: texts.collections,
      options: collections.map(({ name, title }) => ({
        key: `form:${targetPath({ kind: 'nft-collection', name })}`,
        label: name,
        ...(title !== null && { note: titleNote(title) }),
      })),
    },
    { key: 'forms', title: texts.goTo, options: best === undefined ? [] : formsOf(best, texts) },
  ];
  return groups
    .filter(({ options, waitsFor }) => options.length > 0 || waitsFor !== undefined)
    .map((group) =>
      group.key === 'recent'
        ? { ...group, action: { label: texts.shared.clear, run: clear } }
        : group,
    );
}

/** Characters of a title that have room beside the name. */
const TITLE = 60;

function titleNote(title: string): ReactNode {
  const text = truncateText(title, TITLE);
  return createElement(VisibleText, { text, truncated: text.length < title.length });
}

/** What can be done with the best match. */
function formsOf(name: string, texts: Texts) {
  const account = `/account/${pathSegment(name)}`;
  return [
    { path: `/wallet/transfer?to=${pathSegment(name)}`, label: texts.sendTo(name) },
    { path: `${account}?tab=permissions`, label: texts.permissionsOf(name) },
    { path: `${account}?tab=transactions`, label: texts.actionsOf(name) },
  ].map(({ path, label }) => ({ key: `form:${path}`, label, isText: true }));
}

function recentOption(text: string) {
  return { key: `recent:${text}`, label: text };
}

/** The suggestion for the text itself. A private key is never displayed. */
function meantOption(target: SearchTarget, typed: string, texts: Texts) {
  const { kind, label } = describe(target, typed);
  const chain = target.kind === 'link' && target.chain !== null ? chainByKey(target.chain) : null;
  const note = texts.kinds[kind];
  return {
    key: 'meant:',
    label,
    note: chain ? texts.onChain(note, chain.displayName) : note,
  };
}

function describe(
  target: SearchTarget,
  typed: string,
): { kind: keyof Texts['kinds']; label: string } {
  switch (target.kind) {
    case 'link':
      return describe(target.target, typed);
    case 'private-key':
      return { kind: 'private-key', label: 'PVT_…' };
    case 'account':
      return { kind: 'account', label: target.name };
    case 'transaction':
      return { kind: 'transaction', label: target.id };
    case 'block':
      return { kind: 'block', label: target.number };
    case 'key':
      return { kind: 'key', label: target.key };
    case 'token':
      return { kind: 'token', label: `${target.contract}:${target.code}` };
    case 'proposal':
      return { kind: 'proposal', label: `${target.proposer}/${target.name}` };
    case 'nft':
      return { kind: 'nft', label: target.id };
    case 'nft-collection':
      return { kind: 'nft-collection', label: target.name };
    case 'nft-template':
      return { kind: 'nft-template', label: `${target.collection}/${target.id}` };
    case 'nothing':
    case 'unknown':
      return { kind: 'account', label: typed };
    default:
      return { kind: target.kind, label: typed };
  }
}
