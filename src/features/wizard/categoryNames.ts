import { t } from '../../../contract/languages/t';
import type { WebsiteCategory } from '../../../contract/wire/money/plan';

/** The categories of templates: they are stored by their English names. */
export const categoryNames: Record<WebsiteCategory, string> = {
  Education: t('Education'),
  'E-commerce': t('E-commerce'),
  Media: t('Media'),
};
