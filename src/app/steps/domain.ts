import { domainMachine } from '../../../machines/domain/domain.machine';
import { holdingMachine } from '../../../machines/holding/holding.machine';
import { checkDomain, checkDomains, suggestDomains } from '../../effects/domains';
import { holdDomain, releaseDomain, watchHold } from '../../effects/holds';
import { DomainStep } from '../../features/domain/DomainStep';
import { livePart } from '../screen';

const holding = holdingMachine.provide({ actors: { holdDomain, releaseDomain, watchHold } });

export const part = livePart({
  logic: domainMachine.provide({ actors: { checkDomain, checkDomains, suggestDomains, holding } }),
  View: DomainStep,
});
