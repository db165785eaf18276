import type { BusinessSnapshot } from './business.machine';
import { areKeywordsCurrent, type FieldName, problemsIn } from './business.form';

/** What a field is told once it was left, or chosen and taken away again. */
export const problemOf =
  (field: FieldName) =>
  ({ context }: BusinessSnapshot): string | undefined =>
    context.touched.includes(field) ? problemsIn(context.business)[field] : undefined;

const names: Record<FieldName, string> = {
  business_name: 'business name',
  business_description: 'description',
  keywords: 'keywords',
  business_address: 'address',
  contact_email: 'email',
  contact_phone: 'phone number',
  logo: 'logo',
};

/** What Next still waits for, as words joined by commas; empty when it waits for nothing. */
export function missingWords({ context: { business } }: BusinessSnapshot): string {
  const problems = problemsIn(business);
  const missing = (Object.keys(names) as FieldName[]).filter((field) => problems[field]).map((field) => names[field]);
  return (missing.length === 0 && !areKeywordsCurrent(business) ? ['keywords of the new description'] : missing).join(
    ', ',
  );
}
