import { t } from '../../../contract/languages/t';
import type { BusinessSnapshot } from './business.machine';
import { areKeywordsCurrent, type FieldName, problemsIn } from './business.form';

/** What a field is told once it was left, or chosen and taken away again. */
export const problemOf =
  (field: FieldName) =>
  ({ context }: BusinessSnapshot): string | undefined =>
    context.touched.includes(field) ? problemsIn(context.business)[field] : undefined;

const names: Record<FieldName, string> = {
  business_name: t('business name'),
  business_description: t('description'),
  keywords: t('keywords'),
  business_address: t('address'),
  contact_email: t('email'),
  contact_phone: t('phone number'),
  logo: t('logo'),
};

/** What Next still waits for, as words joined by commas; empty when it waits for nothing. */
export function missingWords({ context: { business } }: BusinessSnapshot): string {
  const problems = problemsIn(business);
  const missing = (Object.keys(names) as FieldName[]).filter((field) => problems[field]).map((field) => names[field]);
  return (
    missing.length === 0 && !areKeywordsCurrent(business) ? [t('keywords of the new description')] : missing
  ).join(t(', '));
}
