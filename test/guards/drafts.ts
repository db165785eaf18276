import { drop, type Guard, put } from './guard';

const calls = 'src/effects/server/http.ts';
const drafts = 'src/effects/storage/draft.ts';
const stored = 'src/effects/storage/storedDraft.ts';
const saves = 'src/effects/storage/draftSaves.ts';

const first = { project: 'faults', test: 'test/faults/wizardFirst.test.ts' } as const;
const last = { project: 'faults', test: 'test/faults/wizardLast.test.ts' } as const;
const copies = { project: 'faults', test: 'test/faults/wizardDrafts.test.ts' } as const;
const ownSaves = { project: 'effects', test: 'src/effects/storage/draftSaves.test.ts' } as const;
const storage = { project: 'views', test: 'src/app/storage.test.tsx' } as const;

/** Nothing typed is lost, whatever fails and whatever the browser keeps. */
export const draftGuards: readonly Guard[] = [
  {
    name: 'A call that nobody answers is given up',
    file: calls,
    without: [put('#timer CallExpression[callee.property.name="abort"]', '$(callee.object)')],
    ...last,
    only: "'placeOrder': 'hung'",
  },
  {
    name: 'An answer of wrong types is no answer',
    file: calls,
    without: [put('#bodyOf ThrowStatement', 'return arguments[1];')],
    ...last,
    only: "'validateCoupon': 'types'",
  },
  {
    name: 'Too many requests has a sentence of its own',
    file: 'contract/rules/problems.ts',
    without: [drop('#default #429')],
    ...last,
    only: "'createInvoice': '429'",
  },
  {
    name: 'Drafts that could not be looked for are told of',
    file: 'machines/wizard/draftChoice/draftChoice.machine.ts',
    without: [put('#seeking #onError ObjectExpression', '$(properties.0.value)')],
    ...copies,
    only: "'drafts': '500'",
  },
  {
    name: 'A draft that could not be discarded is told of',
    file: 'src/effects/server/draftChoice.ts',
    without: [put('#discardDrafts [callee.name="sendBack"]', 'undefined')],
    ...copies,
    only: "'deleteDraft of one among others': '500'",
  },
  {
    name: 'What perishes is looked at until there is an answer',
    file: 'machines/wizard/draftChoice/draftChoice.machine.ts',
    without: [drop('#check #waiting #after')],
    ...copies,
    only: "'checkDraft': '500'",
  },
  {
    name: 'A save whose answer was lost is this browser’s own',
    file: 'machines/wizard/draftSync/draftSync.machine.ts',
    without: [put('#isOwn ParenthesizedExpression', '$(expression.right)')],
    project: 'machines',
    test: 'machines/wizard/draftSync/draftSync.test.ts',
    only: 'asks nobody about a save of its own',
  },
  {
    name: 'What is sent is known before it is, also to the next tab',
    file: saves,
    without: [drop('#beginSave ExpressionStatement:has(> CallExpression)')],
    ...ownSaves,
    only: 'after one that died',
  },
  {
    name: 'A save of another tab is another device’s',
    file: saves,
    without: [put('#isOwnSave CallExpression > MemberExpression', '(takeOverSaves(), $(object)).includes')],
    ...ownSaves,
    only: 'another tab sends them',
  },
  {
    name: 'What was sent counts until there is an answer, and no longer',
    file: saves,
    without: [drop('#endSave ExpressionStatement:has(> AssignmentExpression:has(> CallExpression))')],
    ...ownSaves,
    only: 'until it is answered',
  },
  {
    name: 'Offline is only what nobody answered',
    file: 'src/features/wizard/DraftSync.tsx',
    without: [put('#isOffline LogicalExpression', '$(left)')],
    ...copies,
    only: "'saveDraft': 'html'",
  },
  {
    name: 'A name whose hold failed stays chosen',
    file: 'machines/wizard/domainHold/domainHold.machine.ts',
    without: [put('#isLost CallExpression[callee.property.name="has"]', '!$(.)')],
    ...first,
    only: "'holdDomain': '500'",
  },
  {
    name: 'A stored text that is no JSON is no draft',
    file: stored,
    without: [put('#valueOf CatchClause', 'catch (error) { throw error; }')],
    ...storage,
    only: 'website-order-storage holds',
  },
  {
    name: 'What is no draft of ours is set aside, not thrown away',
    file: stored,
    without: [
      drop('#readStoredDraft ExpressionStatement:has(> [callee.property.name="setItem"]:has(> Identifier:last-child))'),
    ],
    ...storage,
    only: 'website-order-storage holds',
  },
  {
    name: 'A stored copy counts only when it is one',
    file: stored,
    without: [put('#parse ConditionalExpression', 'valueOf(text) as Value')],
    ...storage,
    only: 'website-setup-copy holds',
  },
  {
    name: 'A browser that does not take the draft is told of',
    file: drafts,
    without: [drop('#storeDraft ExpressionStatement:has(> CallExpression[callee.name="sendBack"])')],
    ...storage,
    only: 'says that nothing is stored',
  },
  {
    name: 'A storage that throws stops no session',
    file: 'src/effects/storage/sessionStore.ts',
    without: [put('#attempt CatchClause', 'catch (error) { throw error; }')],
    ...storage,
    only: 'throws at mere access',
  },
];
