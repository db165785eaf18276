import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { Draft, WizardPosition } from '../../contract/draft';
import type { DraftOrder, KeptOrder } from '../../machines/wizard/wizard.machine';
import { clearBlobs } from './blobs';

/** Specification 3 and 4; the third holds what was no draft of ours, the others with a name the drafts of other users. */
const draftKey = 'website-order-storage';
const positionKey = 'website-setup-position';
const unreadableKey = `${draftKey}.unreadable`;
const asideKey = (user: string) => `${draftKey}.${user}`;

interface Order {
  draft: Draft;
  position: WizardPosition | null;
}
const Aside = v.object({ draft: Draft, position: v.nullable(WizardPosition) });

/** What a browser that keeps nothing would have kept. */
let memory: Order | null = null;

/** Undefined for what is not there, null for what is no value of that schema. */
function parse<Value>(schema: v.GenericSchema<unknown, Value>, text: string | null): Value | null | undefined {
  if (text === null) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

const hasChoices = ({ domains, category, business, images }: Draft) =>
  domains.length > 0 || category !== null || images.length > 0 || business.business_name !== '';

/** A draft of another user is set aside under their name, and one that was set aside earlier is taken back (S15). */
function read(shelf: Storage, user: string | null): KeptOrder {
  const text = shelf.getItem(draftKey);
  const draft = parse(Draft, text);
  const position = parse(WizardPosition, shelf.getItem(positionKey)) ?? null;
  if (draft === null && text !== null) {
    shelf.setItem(unreadableKey, text);
    clear(shelf);
    return { draft: null, position: null, trouble: 'broken' };
  }
  if (draft && draft.user !== null && draft.user !== user) {
    shelf.setItem(asideKey(draft.user), JSON.stringify({ draft, position } satisfies Order));
    clear(shelf);
    return takeBack(shelf, user) ?? nothing;
  }
  if (!draft || (draft.user === null && !hasChoices(draft))) {
    const earlier = takeBack(shelf, user);
    if (earlier) return earlier;
  }
  return draft ? { draft, position, trouble: null } : nothing;
}
const nothing: KeptOrder = { draft: null, position: null, trouble: null };

function takeBack(shelf: Storage, user: string | null): KeptOrder | null {
  if (user === null) return null;
  const earlier = parse(Aside, shelf.getItem(asideKey(user)));
  shelf.removeItem(asideKey(user));
  return earlier ? { ...earlier, trouble: null } : null;
}

function clear(shelf: Storage) {
  shelf.removeItem(draftKey);
  shelf.removeItem(positionKey);
}

/** The draft that this browser keeps for that user; for a visitor that of nobody. Never fails: a draft is not worth a blank page. */
export const readDraft = fromPromise<KeptOrder, { user: string | null }>(({ input: { user } }) => {
  try {
    return Promise.resolve(read(window.localStorage, user));
  } catch {
    const mine = memory && (memory.draft.user === null || memory.draft.user === user) ? memory : null;
    return Promise.resolve({ ...nothing, ...mine, trouble: 'blocked' });
  }
});

/** Keeps what the wizard says, at once, and says 'draft.refused' when the browser does not take it. */
export const keepDraft = fromCallback<DraftOrder, undefined>(({ receive, sendBack }) => {
  receive((order) => {
    if (order.type === 'draft.forget') {
      memory = null;
      void clearBlobs();
      try {
        clear(window.localStorage);
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
      return;
    }
    const { draft, position } = order;
    memory = { draft, position };
    try {
      window.localStorage.setItem(draftKey, JSON.stringify(draft));
      window.localStorage.setItem(positionKey, JSON.stringify(position));
    } catch {
      sendBack({ type: 'draft.refused' });
    }
  });
});
