import { columns, stack } from '../../ui/atoms.css';
import { Card } from '../../ui/Card/Card';
import { Loading, Skeleton } from '../../ui/Skeleton/Skeleton';
import { accountCards } from '../account/accountCards';

/** @param height of what the card holds, of a customer with one session: nothing moves when it comes */
const Coming = ({ of, height }: { of: keyof typeof accountCards; height: string }) => (
  <Card {...accountCards[of]}>
    <Skeleton shape="block" height={height} />
  </Card>
);

/** The cards of the account, with what they say of themselves, before they are there. */
export const AccountWaiting = () => (
  <Loading className={stack[24]}>
    <div className={columns.forms}>
      <div className={stack[24]}>
        <Coming of="password" height="313px" />
        <Coming of="passkeys" height="77px" />
      </div>
      <div className={stack[24]}>
        <Coming of="twoFactor" height="101px" />
        <Coming of="sessions" height="126px" />
      </div>
    </div>
    <Coming of="securityLog" height="151px" />
    <div className={columns.forms}>
      <Coming of="dataExport" height="40px" />
      <Coming of="deletion" height="40px" />
    </div>
  </Loading>
);
