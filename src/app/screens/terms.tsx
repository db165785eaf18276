import { stillPart } from '../screen';

export const part = stillPart({ View: () => <h1 id="page-title">Sitewright</h1> });
