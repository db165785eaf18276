import * as v from 'valibot';

/**
 * The first sentence for each field that a form gets wrong, by the field's dotted path; empty when all is well.
 * A schema of one value answers under the empty path.
 */
export function problemsOf(schema: v.GenericSchema<unknown, unknown>, form: unknown): Record<string, string> {
  const checked = v.safeParse(schema, form);
  if (checked.success) return {};
  const problems: Record<string, string> = {};
  for (const issue of checked.issues) problems[v.getDotPath(issue) ?? ''] ??= issue.message;
  return problems;
}
