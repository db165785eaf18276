import { t } from '../../../contract/languages/t';
import { stack } from '../../ui/atoms.css';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';

/** The three cards of the choices, until their view and then they themselves are there. */
export const ChoicesLoading = () => (
  <Loading className={stack[24]} label={t('Loading your choices')}>
    <Skeleton shape="block" height="720px" />
    <Skeleton shape="block" height="180px" />
    <Skeleton shape="block" height="148px" />
  </Loading>
);
