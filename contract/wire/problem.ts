import * as v from 'valibot';

/** Every refusal of the server has this body; `fields` names the inputs it concerns. */
export const Problem = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type Problem = v.InferOutput<typeof Problem>;
