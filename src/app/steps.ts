import type { StepName } from '../../contract/wire/wizard/draft';
import { stepNames } from '../../contract/rules/wizard/wizard';
import { type Chunk, chunk } from '../lib/chunk';
import type { Part } from './screen';

/**
 * The wizard's steps: each a chunk that exports `part = livePart({ logic, View })`, whose logic is born with StepInput
 * and runs under the step's name. To plug a step in: a line here, a module in `steps/`.
 */
export const stepChunks: Partial<Record<StepName, Chunk<{ part: Part }>>> = {
  account: chunk(() => import('./steps/account')),
  code: chunk(() => import('./steps/code')),
  domain: chunk(() => import('./steps/domain')),
  website: chunk(() => import('./steps/website')),
  business: chunk(() => import('./steps/business')),
  images: chunk(() => import('./steps/images')),
  summary: chunk(() => import('./steps/summary')),
};

/** Loads a step's chunk. Rejects with a sentence when there is no such step. */
export const loadStepChunk = (step: StepName) =>
  stepChunks[step]?.load().then(({ part }) => part) ?? Promise.reject(new Error(`No step "${step}".`));

/** What follows a step, to be loaded in an idle moment. */
export const loadersAfter = (step: StepName) =>
  stepNames.slice(stepNames.indexOf(step) + 1).flatMap((name) => stepChunks[name]?.load ?? []);
