import { Legal } from '../../features/shell/legal/Legal';
import { terms } from '../../features/shell/legal/texts';
import { stillPart } from '../screen';

export const part = stillPart({ View: () => <Legal {...terms} /> });
