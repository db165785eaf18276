import type { DraftBusiness, DraftCoupon } from '../../contract/wire/wizard/draft';

/** What the business step hears of a better wording. */
export interface DescriptionReplaced {
  type: 'description.replaced';
  description: string;
}

export type KeywordsFor = Pick<DraftBusiness, 'keywords' | 'keywords_for'>;
/** What the business step hears of its keywords. */
export interface KeywordsChanged extends KeywordsFor {
  type: 'keywords.changed';
}

export type LogoPart = Pick<DraftBusiness, 'logo' | 'ai_logos'>;
/** What the business step hears of its logo. */
export interface LogoChanged extends LogoPart {
  type: 'logo.changed';
}

/** What holds the chosen name is told. */
export type HoldOrder =
  | { type: 'name.choose'; name: string | null }
  /** The name is being ordered: it is asked for no more, until it is chosen again. */
  | { type: 'hold.rest' };
/** What the domain step is told of the hold: another customer was first. */
export interface HoldLost {
  type: 'hold.lost';
  name: string;
  problem: string;
}

/** What the coupon is told: the server has counted anew, it is worth this now; null when it no longer counts. */
export interface CouponRecount {
  type: 'coupon.recount';
  coupon: DraftCoupon | null;
}
/** What the summary hears: the coupon that counts from now on. */
export interface CouponChanged {
  type: 'coupon.changed';
  coupon: DraftCoupon | null;
}
