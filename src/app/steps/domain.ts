import { domainMachine } from '../../../machines/wizard/domain/domain.machine';
import { holdingMachine } from '../../../machines/wizard/holding/holding.machine';
import { checkDomain, checkDomains, suggestDomains } from '../../effects/server/domains';
import { holdDomain, releaseDomain, watchHold } from '../../effects/server/holds';
import { DomainStep } from '../../features/wizard/domain/DomainStep';
import { livePart } from '../screen';

const holding = holdingMachine.provide({ actors: { holdDomain, releaseDomain, watchHold } });

export const part = livePart({
  logic: domainMachine.provide({ actors: { checkDomain, checkDomains, suggestDomains, holding } }),
  View: DomainStep,
});
