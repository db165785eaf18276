import { t } from '../../../contract/languages/t';
import { supportAddress } from '../../../contract/rules/support/supportAddress';
import { failureTitle } from '../../../contract/rules/websites/projectStatus';
import type { Project, ProjectHistory } from '../../../contract/wire/websites/project';
import { badgeOf, stageLabels } from './deployment/stages';

/** The page where help is asked for, with what is known of the website filled in. */
export function supportPath(
  { domain, current_stage: stage, project_status: status, failure }: Project,
  history: ProjectHistory | null = null,
): string {
  const { word } = badgeOf(status);
  const at = history?.events.at(-1)?.at;
  return supportAddress({
    domain,
    state: history
      ? t('{state}, attempt {attempt} of {attempts}', {
          state: word,
          attempt: history.attempt,
          attempts: history.most_attempts,
        })
      : word,
    step: stageLabels[stage],
    ...((failure || status === 'DOMAIN_FAILED') && { error: failure || failureTitle(stage) }),
    ...(at && { time: at }),
  });
}
