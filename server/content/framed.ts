import type { Settings } from '../settings';
import { sitePolicy } from '../sites/render';

/**
 * The policy of a customer's website, in a frame of the app and nowhere else. In its sandbox the page has no
 * origin of its own, so that the content origin is named beside 'self'.
 */
export const framedPolicy = ({ origins }: Pick<Settings, 'origins'>) =>
  [sitePolicy.replaceAll("'self'", `'self' ${origins.content}`), `frame-ancestors ${origins.app}`, 'sandbox'].join(
    '; ',
  );
