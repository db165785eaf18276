import { Legal } from '../../features/shell/legal/Legal';
import { privacy } from '../../features/shell/legal/texts';
import { stillPart } from '../screen';

export const part = stillPart({ View: () => <Legal {...privacy} /> });
