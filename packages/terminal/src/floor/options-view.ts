/** The options: a line for each setting, and starting over. */
import { FIRST_CHIPS, type Settings } from '@baize/casino';
import { figure } from '@baize/engine';
import type { Placed } from '../kit/cells.ts';
import { span } from '../kit/cells.ts';
import type { FrameWidth } from '../kit/frame.ts';
import { choiceRow, setLines } from './lines-view.ts';
import { floorSettings } from './settings.ts';

/** The felt of the options; four choices need two rows in the compact frame. */
export const optionsFelt = (settings: Settings, active: number, width: FrameWidth): readonly Placed[] => {
  const lines = floorSettings.map(({ name, options }, at) => {
    const choices = options.map(({ label, isSet }) => ({ label, isSet: isSet(settings) }));
    const perRow = width === 80 ? choices.length : choices.length > 2 ? 2 : 1;
    const rows = Array.from({ length: Math.ceil(choices.length / perRow) }, (_, row) => choices.slice(row * perRow, (row + 1) * perRow));
    return { name, isActive: at === active, hasCursor: false, block: rows.map((row) => choiceRow(row, width === 80 ? 3 : 2)) };
  });
  const over = {
    name: 'Start over',
    isActive: active === floorSettings.length,
    hasCursor: false,
    block: [[span('  '), span('[Enter]', 'bold-cyan'), span(` with ${figure(FIRST_CHIPS)} chips`)]],
  };
  return setLines([...lines, over], width);
};
