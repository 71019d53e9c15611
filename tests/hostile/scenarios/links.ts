import type { Scenarios } from './scenario.ts';

export const scenarios = {
  'link-fills-transfer': {
    liar: 'link',
    lie: 'a link fills in the receiver, amount and memo of a transfer',
    sees: 'the form names the fields the link set, and Clear empties them before anything is signed',
  },
  'link-comes-back-as-draft': {
    liar: 'link',
    lie: 'a link sets the receiver, and the visitor changes the amount and opens the form again',
    sees: 'the form has nothing of the link, and what was typed before it',
  },
  'link-names-address-in-memo': {
    liar: 'link',
    lie: 'a link pays the contract of the EVM, with an address in the memo that begins and ends like one paid before',
    sees: 'both addresses letter by letter, that the memo names who is paid, and a checkbox',
  },
  'link-fills-stake': {
    liar: 'link',
    lie: 'a link has the stake go to another account',
    sees: 'the form names the receiver among the fields the link set',
  },
  'link-names-proxy': {
    liar: 'link',
    lie: 'a link names a voting proxy',
    sees: 'the form says that a link chose the proxy, and Clear empties it',
  },
  'link-changes-authority': {
    liar: 'link',
    lie: 'a link fills in updateauth with a key of the attacker',
    sees: 'Submit is disabled until a box about control is ticked, then comes the review, and the permission stays as it was',
  },
  'link-fills-permission-forms': {
    liar: 'link',
    lie: 'a link fills in the form of keys, of a permission or of a linked action',
    sees: 'the button is disabled until a box about control is ticked',
  },
  'link-keeps-power-after-reload': {
    liar: 'link',
    lie: 'a link fills in updateauth, and the visitor edits a field and reloads the page',
    sees: 'the notice is there again and the box has to be ticked again',
  },
  'link-fills-power-by-fields': {
    liar: 'link',
    lie: 'a link in the form of older addresses fills in linkauth field by field, with its authorization',
    sees: 'the fields and the authorization are named, and Submit is disabled',
  },
  'link-approves-proposal': {
    liar: 'link',
    lie: 'a link fills in the approval of a proposal',
    sees: 'Submit is disabled until a box about the proposal is ticked, and no approval is given',
  },
} satisfies Scenarios;
