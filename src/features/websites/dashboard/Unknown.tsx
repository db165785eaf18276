import { t } from '../../../../contract/languages/t';
import type { Dashboard } from '../../../../contract/wire/websites/project';
import { muted } from '../../../ui/atoms.css';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

/** The figures as far as they are known; `isLost`: they could not be loaded, so that none is on its way. */
export interface Figures {
  summary: Dashboard | null;
  isLost: boolean;
}

/** In the place of a figure: the shape of what comes, or that it does not. */
export const Unknown = ({ isLost, width }: { isLost: boolean; width: string }) =>
  isLost ? <span className={muted}>{t('Not known')}</span> : <Skeleton width={width} />;
