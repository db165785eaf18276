import type { LocationOrder } from './address';
import type { InboxOrder, UnreadNews } from './inbox';
import type { DepositNews } from './deposit';
import type { ChoiceReport, CopyFlush, DraftChange, DraftSaved, SyncReport } from './drafts';
import type { FilesChanged } from './files';
import type { OverlayEvent } from './overlay';
import type { PictureChanged } from './picture';
import type { AccountResources, ResourceEvent, Resources } from './resource';
import type { SessionEvent, SessionNews, StorageOrder } from './session';
import type { SidebarOrder } from './sidebar';
import type { EditsReport } from './siteEdits';
import type { AccountReport, OrderReport, PlanNews, StepReport, StepSubmit } from './step';
import type {
  CouponChanged,
  CouponRecount,
  DescriptionReplaced,
  HoldLost,
  HoldOrder,
  KeywordsChanged,
  LogoChanged,
} from './stepParts';
import type { Theme, ThemeOrder } from './theme';
import type { ToastOrder } from './toast';

/** Of each actor that others speak to, by its `systemId`: what they may tell it. */
export interface ActorEvents extends Record<keyof Resources | keyof AccountResources, ResourceEvent> {
  app: SessionNews | OverlayEvent;
  session: SessionEvent;
  storage: StorageOrder;
  location: LocationOrder;
  toasts: ToastOrder;
  theme: { type: 'theme.choose'; theme: Theme };
  paintTheme: ThemeOrder;
  shell: { type: 'panel.close' } | UnreadNews;
  inbox: InboxOrder;
  watchShell: SidebarOrder;
  profile: PictureChanged;
  billing: { type: 'list.outdated' };
  support: { type: 'list.outdated' };
  ticketWriter: FilesChanged;
  topup: DepositNews;
  siteEditor: EditsReport;

  wizard: StepReport | AccountReport | OrderReport | ChoiceReport | SyncReport;
  draftChoice: DraftChange | DraftSaved;
  draftSync: CopyFlush;
  // The steps, each under its own name.
  account: StepSubmit | PlanNews;
  code: StepSubmit | PlanNews;
  domain: StepSubmit | PlanNews | HoldLost;
  website: StepSubmit | PlanNews;
  business: StepSubmit | PlanNews | DescriptionReplaced | KeywordsChanged | LogoChanged;
  images: StepSubmit | PlanNews;
  summary: StepSubmit | PlanNews | CouponChanged;
  domainHold: HoldOrder;
  coupon: CouponRecount;
}
export type ActorName = keyof ActorEvents;
