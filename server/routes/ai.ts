import { t } from '../../contract/languages/t';
import { routes } from '../../contract/wire/routes';
import { spend } from '../domain/limits/limits';
import { pictureRefusal } from '../domain/wizard/uploads/images';
import { Problem, problem } from '../http/problem';
import { type App, route } from '../http/route';
import { PictureProblem } from '../pictures/pictures';
import { AiProblem } from '../providers/ai/ai';
import { withAnswers } from '../providers/ai/answers';

const minute = 60_000;
const limits = {
  text: { name: 'ai-text', points: 60, window: 10 * minute },
  logo: { name: 'ai-logo', points: 20, window: 10 * minute },
};

/** The service's own trouble reads like the server's; too many at once like a rate limit. */
function refusal(error: unknown): never {
  if (error instanceof PictureProblem) throw pictureRefusal(error);
  if (!(error instanceof AiProblem)) throw error;
  if (error.reason === 'busy') {
    const seconds = String(Math.max(1, Math.ceil(error.retryAfter ?? 1)));
    throw problem('default', 429, { code: 'ai_busy', cause: error, headers: { 'retry-after': seconds } });
  }
  throw new Problem(503, t('The assistant does not answer. Please try again in a moment.'), {
    code: `ai_${error.reason}`,
    cause: error,
  });
}

export function aiRoutes(app: App): void {
  route(app, routes.generateText, async ({ body, db, user, now, services, http, reply }) => {
    await spend(db, limits.text, user.id, now);
    const text = await services.providers.ai
      .text(withAnswers(body.prompt, body.answers), http.req.raw.signal)
      .catch(refusal);
    return reply(200, { generated_text: text });
  });

  route(app, routes.generateLogo, async ({ body, db, user, now, services, http, reply }) => {
    await spend(db, limits.logo, user.id, now);
    const request = {
      customer: user.id,
      businessTitle: body.business_title,
      businessDescription: body.business_description,
      variations: body.multiple_variations,
    };
    const pictures = await services.providers.ai.logos(request, http.req.raw.signal).catch(refusal);
    return reply(200, { image_data: pictures });
  });
}
