import type { Website } from '../../../contract/wire/websites/websiteList';
import { stageLabels } from './deployment/stages';

/** The page where help is asked for, with what is known of the website filled in. */
export function supportPath({ domain, current_stage: stage, failure }: Website): string {
  const search = new URLSearchParams({ domain, step: stageLabels[stage] });
  if (failure) search.set('error', failure);
  return `/support/?${search}`;
}
