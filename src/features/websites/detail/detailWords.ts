import { t } from '../../../../contract/languages/t';
import type { ProjectDetail } from '../../../../contract/wire/websites/versions';
import { isTerminal } from '../../../../contract/rules/websites/projectStatus';
import { formatDate } from '../../../lib/dates';
import { badgeOf } from '../deployment/stages';

type Website = Pick<ProjectDetail, 'project_status' | 'subscription' | 'taken_down_at'>;

/** What became of it since it was live comes before that it once was. */
export function badgeOfWebsite({ project_status, subscription, taken_down_at }: Website): ReturnType<typeof badgeOf> {
  if (taken_down_at !== null) return { tone: 'neutral', word: t('Offline') };
  if (project_status === 'DEPLOYED' && subscription?.state === 'suspended')
    return { tone: 'bad', word: t('Suspended') };
  return badgeOf(project_status);
}

export interface NextStep {
  tone: 'info' | 'good' | 'warn' | 'bad';
  title: string;
  sentence: string;
  way: 'progress' | 'export' | 'topup' | 'resume' | 'edit';
}

/** The one thing that there is to do with it. */
export function nextStepOf(website: ProjectDetail): NextStep {
  const { project_status: status, failure, taken_down_at, export_until } = website;
  if (taken_down_at !== null)
    return {
      tone: 'warn',
      title: t('It was taken offline on {date}.', { date: formatDate(taken_down_at) }),
      sentence: export_until
        ? t('You can download its files until {date}.', { date: formatDate(export_until) })
        : t('Its files are gone.'),
      way: 'export',
    };
  if (!isTerminal(status))
    return {
      tone: 'info',
      title: t('It is being set up.'),
      sentence: t('You need to do nothing. What visitors see shows here once it is live.'),
      way: 'progress',
    };
  if (status !== 'DEPLOYED')
    return {
      tone: 'bad',
      title: t('It could not be set up.'),
      sentence: failure ?? t('See where it stopped, and try again.'),
      way: 'progress',
    };
  return ofLive(website);
}

function ofLive({ subscription }: ProjectDetail): NextStep {
  if (subscription?.state === 'suspended')
    return {
      tone: 'bad',
      title: t('Visitors cannot see it.'),
      sentence: t('Its monthly fee could not be charged. Top up, and it is online again at once.'),
      way: 'topup',
    };
  if (subscription?.state === 'past_due')
    return {
      tone: 'warn',
      title: t('Its monthly fee could not be charged.'),
      sentence: t('Top up, and it is paid at once. Until then it is tried again.'),
      way: 'topup',
    };
  if (subscription?.cancel_at)
    return {
      tone: 'warn',
      title: t('It ends on {date}.', { date: formatDate(subscription.cancel_at) }),
      sentence: t('Nothing more is charged. Until then you can take this back.'),
      way: 'resume',
    };
  return {
    tone: 'good',
    title: t('It is live.'),
    sentence: t('A new address, other words, another look: change what it says whenever you like.'),
    way: 'edit',
  };
}
