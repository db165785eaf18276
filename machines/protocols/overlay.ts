import type { Profile } from '../../contract/wire/account/account';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** What the opener says to an overlay: plain JSON. */
export type OverlayWish = Readonly<Record<string, Json>>;

/** What every overlay's logic is born with: the opener's words, and who is signed in. */
export interface OverlayInput {
  profile: Profile | null;
}

/** What the root is told of the overlay, by any machine: to open one, in place of another that is open, or to close it. */
export type OverlayEvent = { type: 'overlay.open'; name: string; input?: OverlayWish } | { type: 'overlay.close' };
