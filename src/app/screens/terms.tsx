import { Legal } from '../../features/legal/Legal';
import { terms } from '../../features/legal/texts';
import { stillPart } from '../screen';

export const part = stillPart({ View: () => <Legal {...terms} /> });
