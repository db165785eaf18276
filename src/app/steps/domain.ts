import { domainMachine } from '../../../machines/domain/domain.machine';
import { checkDomain, checkDomains, suggestDomains } from '../../effects/domains';
import { DomainStep } from '../../features/domain/DomainStep';
import { livePart } from '../screen';

export const part = livePart({
  logic: domainMachine.provide({ actors: { checkDomain, checkDomains, suggestDomains } }),
  View: DomainStep,
});
