// Writes table.json: shorter to keep than JSON by hand.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
const symbols = [], modules = [];
/** file: 'old new, Type.member new, …' */
const at = (file, list) => list.split(',').map((one) => one.trim().split(' ')).forEach(([symbol, to]) => symbols.push({ file, symbol, to }));
const move = (from, name) => modules.push({ from, to: name.includes('/') ? name : from.replace(/[^/]+$/, name) });

// --- the visitor's first interaction
at('src/stores/first-sign.ts', 'firstSign firstInteraction, beginLook startIdleTimer, sign interaction, SIGNS EVENTS, LOOK_MS IDLE_MS');
move('src/stores/first-sign.ts', 'first-interaction.ts');
at('src/islands/main/main.ts', '*>sign interaction');
at('src/islands/main/prepare-steps.ts', 'prepareSteps prepareNavigation, prepareSteps>sign interaction');
move('src/islands/main/prepare-steps.ts', 'prepare-navigation.ts');

// --- navigation within a document
at('src/stores/url.ts', '$step $navigation, $isStepping $isNavigating, stepOfEntry navigationOfEntry, showStep showNavigation, showStep>step navigation, visitHere pushUrl, replaceHere replacePath, followUrl watchUrl');
at('src/islands/main/steps.ts', 'stepBack showHistoryEntry, startSteps startNavigation, startAnywhere startLostPage, step navigate');
move('src/islands/main/steps.ts', 'navigation.ts');
move('tests/e2e/steps.spec.ts', 'navigation.spec.ts');
at('src/islands/main/places.ts', 'placeOf scrollPositionOf, startKeepingPlaces startSavingScroll, restorePlace restoreScroll, places positions, keyOf>step navigation, placeOf>step navigation, startKeepingPlaces>step navigation');
move('src/islands/main/places.ts', 'scroll-positions.ts');
at('src/islands/main/main-root.tsx', 'Drawing RenderedScreen, Drawing.step navigation');
at('src/islands/main/draw.ts', 'drawScreen renderScreen, subjectReady waitForSubject, draw render, drawScreen>drawing screen');
move('src/islands/main/draw.ts', 'render-screen.ts');
at('src/islands/main/frame.tsx', 'drawIslands renderIslands');
at('src/islands/main/early.ts', 'startIsland replayInput');
move('src/islands/main/early.ts', 'replay-input.ts');
at('src/components/contract/here-link.tsx', 'HereLink SamePageLink, HereLinkProps SamePageLinkProps');
move('src/components/contract/here-link.tsx', 'same-page-link.tsx');

// --- stores
at('src/stores/query.ts', 'settled waitUntilLoaded');
at('src/stores/fetcher.ts', 'renew invalidate, renewAffected invalidateAffected, Entry.renew invalidate, createEntry>renewedMeanwhile invalidatedMeanwhile');
at('src/stores/shared.ts', 'shared memoizeByKey');
move('src/stores/shared.ts', 'memoize-by-key.ts');
at('src/stores/chain/kept-access.ts', 'keptAccess cachedChainAccess, openKept openCached');
move('src/stores/chain/kept-access.ts', 'cached-chain-access.ts');
at('src/stores/chain/kept-name.ts', 'keptName responseCacheName');
move('src/stores/chain/kept-name.ts', 'response-cache-name.ts');
at('src/stores/chain/keeper.ts', 'keeperOf responseCache');
move('src/stores/chain/keeper.ts', 'response-cache.ts');
at('src/chain/rpc/kept-responses.ts', 'ResponseKeeper ResponseCache, KeptResponses CachedResponses, keepingPool cachingPool');
move('src/chain/rpc/kept-responses.ts', 'cached-responses.ts');
at('src/chain/rpc/response-keeper.ts', 'createKeeper createResponseCache');
move('src/chain/rpc/response-keeper.ts', 'response-cache.ts');
at('src/chain/rpc/kept-abis.ts', 'keepingAbis cachingAbis');
move('src/chain/rpc/kept-abis.ts', 'cached-abis.ts');
at('src/chain/services/kept-answers.ts', 'readOnceIn cachedFor, KeepTimes CacheTimes, KeptAnswer CachedResponse, kept cached');
move('src/chain/services/kept-answers.ts', 'timed-cache.ts');
at('src/stores/tax/kept-transfers.ts', 'KeptPage CachedPage, readKept readCached, keepPage cachePage, forgetKept clearCached');
move('src/stores/tax/kept-transfers.ts', 'cached-transfers.ts');
at('src/stores/history/growing-list.ts', 'Growing InfiniteRows, GrowingList InfiniteList, createGrowingList createInfiniteList');
move('src/stores/history/growing-list.ts', 'infinite-list.ts');
at('src/islands/growing-rows.tsx', 'GrowingRows InfiniteRowsView, GrowingRowsProps InfiniteRowsViewProps');
move('src/islands/growing-rows.tsx', 'infinite-rows-view.tsx');
at('src/stores/key/made-keys.ts', 'madeKeys generatedKeys, rememberMadeKey rememberGeneratedKey');
move('src/stores/key/made-keys.ts', 'generated-keys.ts');
at('src/islands/account-look-up.tsx', 'useAskedAccount useRequestedAccount');
at('src/islands/wallet/user-rows.ts', 'act runForUser');
at('src/stores/form/draft.ts', '*>usual defaults, changed>defaults byName');
at('src/stores/form/link-values.ts', '*>usual defaults');
at('src/islands/wallet/use-wallet-form.ts', '*>usual defaults, withUsual withDefaults');
for (const file of ['permission/editor.tsx', 'resources/powerup.tsx', 'resources/stake.tsx', 'permission/links.tsx', 'proxy/register-proxy.tsx', 'cross-chain/exchange.tsx'])
  at(`src/islands/${file}`, '*>usual defaults');
at('src/islands/contract/filled-action.tsx', '*>usual ownLevel');
at('src/components/home/ram-calculator.tsx', 'usual DEFAULTS');
at('src/components/ui/variants.ts', '*>usual defaults');
at('src/chain/services/dex/requester.ts', '*>usual default, *>most max');
at('src/chain/core/limits.ts', 'candles>usual default, candles>most max, exchangeRows>usual default, exchangeRows>most max, looksForSent attemptsForSent, looksAfterRefusal attemptsAfterRefusal');
at('src/components/form/use-settled.ts', 'useSettled useDebounced, useSettled>onSettled onDebounced');
move('src/components/form/use-settled.ts', 'use-debounced.ts');
at('src/islands/contract/use-table-scopes.ts', 'useSettled useDebouncedText, useSettled>settled debounced, useSettled>setSettled setDebounced');

// --- signing and sending
at('src/stores/signing/sent-bytes.ts', 'deedOf intentKey, deedOf>deeds intents, livingTwin findPendingDuplicate, livingTwin>deed intent, livingTwin>twin duplicate');
at('src/stores/signing/pending-bytes.ts', 'pendingTwin pendingDuplicate, pendingTwin>deed intent');
at('src/stores/signing/reviewing.ts', 'Reviewing.renew rebuild, Identical.sendTwin sendDuplicate');
at('src/stores/signing/signing-review.ts', '*>renew rebuild');
at('src/stores/wallet/wallet-send.ts', '*>deed intent, *>sendTwin sendDuplicate, Twins Duplicates, *>twins duplicates, *>twin duplicate');
at('src/stores/wallet/wallet-sessions.ts', 'Place SigningContext, signingPlace signingContext, openPlace openSigningContext, place context');
at('src/chain/client/signing/offer.ts', 'offer broadcast, Offered BroadcastResult, offerTo broadcastTo, *>offered result');
move('src/chain/client/signing/offer.ts', 'broadcast.ts');
at('src/chain/client/signing/follow-sent.ts', 'Following.looks attemptsLeft');
at('src/chain/client/signing/send.ts', '*>looks attempts, *>looksAfterRefusal attemptsAfterRefusal, looksFor attemptsFor, lookUp>look attempt');
at('src/stores/signing/form-preview.ts', '*>there chainActions');
at('src/stores/signing/form-request.ts', '*>there chainActions');
at('src/stores/wallet/wallet.ts', '*>there chainActions');
at('src/chain/config/types.ts', 'SystemAccounts.front systemWrapper');
at('src/chain/actions/front.ts', 'frontData wrapperData, refusedBehindFront refusedByWrappedContract');
move('src/chain/actions/front.ts', 'system-wrapper.ts');
at('src/chain/actions/action.ts', 'isForFront isForWrapper');
at('src/chain/model/action/fold-payments.ts', 'isOfFront isOfWrapper');
at('src/chain/model/signing/heard.ts', 'Heard CrossChecked, unasked withoutNodes');
move('src/chain/model/signing/heard.ts', 'cross-checked.ts');
move('src/chain/model/signing/testimony.ts', 'trust.ts');
at('src/chain/model/permission/kept-power.ts', 'KeptPower RemainingControl, keptPower remainingControl');
move('src/chain/model/permission/kept-power.ts', 'remaining-control.ts');
at('src/chain/model/permission/power-action.ts', 'Power SensitivePower, powerOf sensitivePowerOf');
at('src/chain/rpc/servers-own.ts', 'isServersOwn isServerError, namedMaximum statedMaximum');
move('src/chain/rpc/servers-own.ts', 'server-error.ts');
at('src/chain/rpc/errors.ts', 'MissingThing MissingEntity');
at('src/components/signing/settling.tsx', 'Settling ClickGuard, SettlingProps ClickGuardProps, Settling>settled ready');
move('src/components/signing/settling.tsx', 'click-guard.tsx');
at('src/stores/signing/nested-actions.ts', 'readNested decodeNested');

// --- screens and components
at('src/components/account/face-badges.tsx', 'FaceBadges IdentityBadges, FaceBadgesProps IdentityBadgesProps');
move('src/components/account/face-badges.tsx', 'identity-badges.tsx');
at('src/stores/account/account-extras.ts', 'faceStore identityStore, AccountFace AccountIdentity');
at('src/islands/account/family-part.tsx', 'FamilyPart CreatedAccounts');
move('src/islands/account/family-part.tsx', 'created-accounts.tsx');
at('src/chain/client/account/account-family.ts', 'childrenOf createdAccounts');
move('src/chain/client/account/account-family.ts', 'created-accounts.ts');
at('src/stores/account/account-holdings.ts', 'childrenStore createdAccountsStore');
at('src/chain/rpc/errors.ts', 'MissingError>thing entity');
at('src/islands/missing/thing-missing.tsx', 'ThingMissing EntityNotFound, ThingMissingProps EntityNotFoundProps, ThingMissingProps.thing entity, useMissingTitle useNotFoundTitle');
move('src/islands/missing/thing-missing.tsx', 'entity-not-found.tsx');
for (const file of ['key/key-screen.tsx', 'multisig/proposal-screen.tsx', 'transaction/transaction-screen.tsx']) at(`src/islands/${file}`, 'ThingMissing EntityNotFound');
at('src/islands/search/seek.ts', 'seek submitSearch, seekAccount openAccount');
move('src/islands/search/seek.ts', 'submit-search.ts');
at('src/islands/search/search-options.ts', 'Offer LocalSuggestions, offerFor localSuggestions, accountsFor fetchAccounts');
at('src/components/history/hiding.tsx', 'Hiding HideFilters, HidingProps HideFiltersProps');
move('src/components/history/hiding.tsx', 'hide-filters.tsx');
at('src/components/history/narrow-buttons.tsx', 'NarrowButtons FilterByRowButtons, NarrowButtonsProps FilterByRowProps, NarrowButtonsProps.onNarrow onFilter');
move('src/components/history/narrow-buttons.tsx', 'filter-by-row-buttons.tsx');
at('src/components/local/local-question.tsx', 'LocalQuestion ConfirmLinkedNode, LocalQuestionProps ConfirmLinkedNodeProps');
move('src/components/local/local-question.tsx', 'confirm-linked-node.tsx');
at('src/components/round/turn-of.tsx', 'TurnOf ProducerTurn');
move('src/components/round/turn-of.tsx', 'producer-turn.tsx');
at('src/components/form/amount-field.tsx', 'AmountFieldProps.onShare onPickFraction, AmountField>onShare onPickFraction');
for (const [file, type] of [['ram-amount', 'RamAmountProps'], ['resource-pair', 'ResourcePairProps']]) at(`src/components/resources/${file}.tsx`, `${type}.onShare onPickFraction`);
at('src/components/form/resolved.ts', 'resolved resolverResult');
move('src/components/form/resolved.ts', 'resolver-result.ts');
at('src/components/ui/rows/when-near.tsx', 'WhenNear LoadWhenNear, WhenNearProps LoadWhenNearProps');
move('src/components/ui/rows/when-near.tsx', 'load-when-near.tsx');
at('src/islands/wallet/chain-lacks.tsx', 'ChainLacks NotOnThisChain');
move('src/islands/wallet/chain-lacks.tsx', 'not-on-this-chain.tsx');
at('src/islands/wallet/if-chain-has.tsx', 'ChainLacks NotOnThisChain, IfChainHas IfChainSupports, IfChainHasProps IfChainSupportsProps');
move('src/islands/wallet/if-chain-has.tsx', 'if-chain-supports.tsx');
at('src/chain/model/nft/nft.ts', 'handedOver transferredNfts, HandedOver TransferredNfts');
at('src/chain/model/account/name-fault.ts', 'nameMeant correctedName, nameWithin nameFromText, NameOffer NameAvailability, nameOffer nameAvailability');
move('src/chain/model/account/name-fault.ts', 'suggested-name.ts');
at('src/first/primed.ts', 'primedBody prefetchedBody, primedBody>primed prefetched');
move('src/first/primed.ts', 'prefetched-body.ts');
at('src/first/fact-reader.ts', 'Place PageContext');

// --- the service worker
at('src/worker/documents.ts', 'openedFromKept noteOfflineDocument, mayGetKept isOfflineDocument, gaveKept noteServedAge');
at('src/worker/kept-reads.ts', 'keepRead cacheRead, findRead cachedRead');
move('src/worker/kept-reads.ts', 'cached-reads.ts');

// --- the devnet
at('devnet/engine/open-signature.ts', 'signOpenly signInsecurely');
move('devnet/engine/open-signature.ts', 'insecure-signature.ts');
at('devnet/engine/retire.ts', 'retire executeScheduled');
move('devnet/engine/retire.ts', 'execute-scheduled.ts');
at('devnet/story/remembered.ts', 'recallStory cachedStory, rememberStory cacheStory');
move('devnet/story/remembered.ts', 'story-cache.ts');
at('devnet/story/crowd/settling.ts', 'settling crowdAccounts');
move('devnet/story/crowd/settling.ts', 'crowd-accounts.ts');
at('devnet/api/standing.ts', 'Standing ChainStatus, standing chainStatus');
move('devnet/api/standing.ts', 'chain-status.ts');
at('devnet/api/devnet/fault-upgrade.ts', 'spoilUpgrade applyUpgradeFaults');
move('devnet/api/devnet/spoiled.ts', 'fault-body.ts');
at('devnet/engine/actions.ts', 'share withSharedValues');

const words = [
  { files: ['src/**/*.ts', 'src/**/*.tsx', 'devnet/**/*.ts', 'tests/**/*.ts', 'tests/**/*.tsx', 'stories/**/*.tsx'], from: "((?:Pick|Omit)<\\s*(?:SystemAccounts|ChainAccounts)[^>]*)'front'", to: "$1'systemWrapper'" },
  // Words of the glossary.
  { files: ['docs/glossary.md'], from: '^\\| front .*\\n', to: '| system wrapper | The contract that takes system actions in core tokens and passes them on: `core.vaulta` |\n' },
  { files: ['docs/glossary.md'], from: '^\\| step .*\\n', to: '| navigation | From one screen to another within a document | step |\n' },
  { files: ['docs/glossary.md'], from: '^\\| kept response .*\\n', to: '| cached response | A response that cannot change, stored in the browser (`ResponseCache`) | kept |\n' },
  { files: ['docs/glossary.md'], from: '^(\\| signed bytes .*\\n)', to: '| broadcast | To send signed bytes to a node | offer |\n| intent key | A key that is equal for transactions with the same effect for the same account | deed |\n| duplicate | An earlier signed transaction with the same intent key that may still be executed | twin |\n$1' },
  // Lists of files by name.
  { files: ['.dependency-cruiser.cjs'], from: '\\(kept-access\\|keeper', to: '(cached-chain-access|response-cache' },
  { files: ['.dependency-cruiser.cjs'], from: '\\(kept-\\|response-keeper\\)', to: '(cached-|response-cache)' },
  { files: ['.dependency-cruiser.cjs'], from: 'kept-responses-are', to: 'cached-responses-are' },
  { files: ['.dependency-cruiser.cjs'], from: 'choose kept responses', to: 'choose cached responses' },
  { files: ['scripts/site/*.ts'], from: "'kept-answers'", to: "'timed-cache'" },
  // Comments and documents.
  { files: ['src/**/*.ts', 'src/**/*.tsx', 'scripts/**/*.ts', 'docs/*.md', 'tests/**/*.ts', 'tests/**/*.tsx'], from: "\\bfirst sign\\b", to: 'first interaction' },
  { files: ['src/chain/**/*.ts', 'docs/chains.md', 'tests/chain/**/*.ts'], from: '\\b([Tt])he front\\b(?![- ]end)', to: '$1he wrapper' },
  { files: ['src/chain/**/*.ts', 'docs/chains.md', 'tests/chain/**/*.ts'], from: '\\b(its|a) front\\b(?![- ]end)', to: '$1 wrapper' },
  { files: ['scripts/site/chains-table.ts', 'docs/chains.md'], from: 'Front of the system contract', to: 'System wrapper' },
  ...[
    ['src/stores/url.ts', 'Counts the steps from screen to screen within this document', 'Counts the navigations within this document'],
    ['src/stores/url.ts', 'belongs to the step in its state', 'belongs to the navigation in its state'],
    ['src/stores/url.ts', 'A step to another screen has begun', 'A navigation to another screen has begun'],
    ['src/stores/url.ts', "The step of the browser's", "The navigation of the browser's"],
    ['src/stores/url.ts', 'A step is shown: its', 'A navigation has finished: its'],
    ['src/stores/url.ts', 'An entry of another step gets', 'An entry of another navigation gets'],
    ['src/stores/url.ts', 'While a step is prepared', 'While a navigation is prepared'],
    ['src/islands/main/navigation.ts', 'Steps from screen to screen within a document', 'Navigation within a document'],
    ['src/islands/main/navigation.ts', 'Counts the steps that were begun', 'Counts the navigations that were begun'],
    ['src/islands/main/navigation.ts', 'How a step changes', 'How a navigation changes'],
    ['src/islands/main/main.ts', 'Steps to other screens are in `(?:steps|navigation).ts`', 'Navigation to other screens is in `navigation.ts`'],
    ['src/islands/main/main.ts', 'the code of steps is there', 'the code of navigation is there'],
    ['src/islands/main/screens.ts', 'a step from one to another', 'a navigation from one to another'],
    ['src/islands/main/main-root.tsx', 'within a step: tabs', 'within a navigation: tabs'],
    ['src/islands/main/prepare-navigation.ts', 'Starts steps, and loads the code of the next one, a screen at a time', 'Starts navigation, and loads the code of the other screens, one at a time'],
    ['src/islands/main/prepare-navigation.ts', 'onReady steps follow clicks now', 'onReady links are followed within the document now'],
    ['docs/decisions.md', 'Steps from screen to screen stay in the document', 'Navigation stays in the document'],
    ['docs/decisions.md', 'while a step is prepared two', 'while a navigation is prepared two'],
    ['docs/decisions.md', 'the code of steps is there', 'the code of navigation is there'],
    ['docs/architecture.md', 'steps from screen to screen', 'navigation'],
    ['tests/e2e/navigation.spec.ts', 'a reload and a step show', 'a reload and a link show'],
    ['tests/e2e/every-page.spec.ts', 'the code of steps with', 'the code of navigation with'],
    ['src/stores/signing/sent-bytes.ts', 'An earlier signed transaction with the same effect', 'An earlier signed transaction with the same intent key'],
    ['tests/chain/client/signing/send.test.ts', 'quick = \\{ lookEvery: 1, looks: 2 \\}', 'quick = { lookEvery: 1, attempts: 2 }'],
    // The stored field keeps its name.
    ['src/stores/wallet/wallet-send.ts', 'keepPending\\(\\{ \\.\\.\\.signed, intent,', 'keepPending({ ...signed, deed: intent,'],
    ['docs/component-exports.md', '`useSettled`', '`useDebounced`'],
    ['src/layouts/inline/early.js', 'islands/main/early\\.ts', 'islands/main/replay-input.ts'],
    ['docs/architecture.md', '<noun>/: React parts of pages. They connect stores with components; main/: draws$', '<noun>/: screens and their parts in React. They connect stores with components; main/: draws'],
    ['docs/glossary.md', '^\\| island .*\\n', '| island | A screen, or a part of one, that React draws in an Astro page; all are in `src/islands/` |\n'],
  ].map(([file, from, to]) => ({ files: [file], from, to })),
  // Behind the rule for comments, so that it keeps the old words.
  { files: ['docs/glossary.md'], from: '^(\\| first facts .*\\n)', to: '$1| first interaction | The first pointer, touch, key or focus event of a visit; what the first view does not need is loaded then | first sign |\n' },
];
writeFileSync(join(import.meta.dirname, 'table.json'), JSON.stringify({ symbols, modules, words, keep: [] }, null, 1));
console.log(symbols.length, modules.length);
