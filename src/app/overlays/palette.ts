import { paletteMachine } from '../../../machines/shell/palette/palette.machine';
import { Palette } from '../../features/shell/palette/Palette';
import { livePart } from '../screen';

export const part = livePart({ logic: paletteMachine, View: Palette });
