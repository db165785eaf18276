import type { Profile } from '../../contract/wire/account/account';
import { tell } from '../kit/notify';

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** What the opener says to an overlay: plain JSON. */
export type OverlayWish = Readonly<Record<string, Json>>;

/** What every overlay's logic is born with: the opener's words, and who is signed in. */
export interface OverlayInput {
  profile: Profile | null;
}

export type OverlayEvent = { type: 'overlay.open'; name: string; input?: OverlayWish } | { type: 'overlay.close' };

/**
 * Opens or closes the overlay from any machine:
 * `{ type: 'tellOverlay', params: { type: 'overlay.open', name: 'topUp', input: { shortfall: 1500 } } }`.
 */
export const tellOverlay = tell<OverlayEvent>('app');
