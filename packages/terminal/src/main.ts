/** The command: reads what was asked, loads the game, and hands it to a runtime. */
import { homedir } from 'node:os';
import type { GameTypes } from '@baize/engine';
import { version } from '../package.json';
import { type Playing, readArguments, SPEEDS } from './arguments.ts';
import { frameWidth } from './kit/frame.ts';
import { guard } from './runtime/exit.ts';
import { dataFolder } from './runtime/folder.ts';
import { playFullScreen } from './runtime/full-screen.ts';
import { playLines } from './runtime/lines.ts';
import { freshSeed } from './runtime/seed.ts';
import { screens } from './screens/registry.ts';
import type { TableScreen } from './screens/screen.ts';
import { seatFor } from './seating.ts';
import { usage } from './usage.ts';

/** Whether the table can be drawn here at all, and in this window. */
const hasScreen = ({ env, stdin, stdout }: NodeJS.Process): boolean =>
  stdin.isTTY && stdout.isTTY && env['TERM'] !== 'dumb' && frameWidth({ columns: stdout.columns, rows: stdout.rows }) !== undefined;

const wrong = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
};

const play = <T extends GameTypes>(screen: TableScreen<T>, asked: Playing, folder: string): void => {
  const seated = seatFor(screen, asked, asked.seed ?? freshSeed());
  if (!seated.ok) wrong(seated.sentence);
  else if (asked.plain || !hasScreen(process)) playLines(screen, seated.seating, folder);
  else {
    const colour = (process.env['NO_COLOR'] ?? '') === '';
    playFullScreen({ screen, pace: SPEEDS[asked.speed] }, seated.seating, { ascii: asked.ascii, colour }, folder);
  }
};

const main = async (): Promise<void> => {
  const asked = readArguments(process.argv.slice(2), screens);
  switch (asked.kind) {
    case 'help':
      process.stdout.write(usage(Object.keys(screens)));
      return;
    case 'version':
      process.stdout.write(`baize ${version}\n`);
      return;
    case 'wrong':
      wrong(asked.sentence);
      return;
    case 'play': {
      const folder = dataFolder({ platform: process.platform, home: homedir(), env: process.env });
      guard(folder);
      play(await screens[asked.game](), asked, folder);
    }
  }
};

await main();
