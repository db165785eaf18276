import { domainMachine } from '../../../machines/wizard/domain/domain.machine';
import { domainHoldMachine } from '../../../machines/wizard/domainHold/domainHold.machine';
import { checkDomain, checkDomains, suggestDomains } from '../../effects/server/domains';
import { holdDomain, releaseDomain, watchHold } from '../../effects/server/holds';
import { DomainStep } from '../../features/wizard/domain/DomainStep';
import { livePart } from '../screen';

const domainHold = domainHoldMachine.provide({ actors: { holdDomain, releaseDomain, watchHold } });

export const part = livePart({
  logic: domainMachine.provide({ actors: { checkDomain, checkDomains, suggestDomains, domainHold } }),
  View: DomainStep,
});
