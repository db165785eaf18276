import { ListAge } from '../ListAge';
import { DeploymentStatus, type DeploymentStatusProps } from './DeploymentStatus';
import { Today } from './Today';

/** What needs the customer, and below it every website. */
export const Overview = (props: DeploymentStatusProps) => (
  <>
    <Today />
    <ListAge />
    <DeploymentStatus {...props} />
  </>
);
