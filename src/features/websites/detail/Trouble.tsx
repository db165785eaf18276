import { useSelector } from '@xstate/react';
import type { Deed, WebsiteDetailRef } from '../../../../machines/websites/websiteDetail/websiteDetail.machine';
import { Notice } from '../../../ui/Notice/Notice';

/** Why something could not be done, beside its button. */
export function Trouble({ actor, deed }: { actor: WebsiteDetailRef; deed: Deed }) {
  const trouble = useSelector(actor, ({ context }) => context.trouble);
  return trouble?.deed === deed ? <Notice tone="bad">{trouble.words}</Notice> : null;
}
