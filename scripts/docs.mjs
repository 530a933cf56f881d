/** `npm run docs`: API documents of every entry point, with its example, as web pages in `artifacts/api`. */
import { join } from 'node:path';
import { doorsOf, exampleOf, published } from './doors.mjs';
import { setup } from './setup.mjs';
import { setUpTool } from './tool-folder.mjs';
import { isEntry, root, run } from './workspace.mjs';

const out = join('artifacts', 'api');

const main = async () => {
  await setup();
  const doors = published().flatMap(doorsOf);
  for (const door of doors) exampleOf(door);
  if (!(await setUpTool('typedoc'))) {
    console.error('The tool could not be installed.');
    return 1;
  }
  const tool = join(root, 'typedoc', 'node_modules', 'typedoc', 'bin', 'typedoc');
  const options = ['--options', join('typedoc', 'typedoc.json'), '--out', out];
  const code = await run(process.execPath, [tool, ...options, ...doors.map(({ source }) => source)]);
  if (code === 0) console.log(`${doors.length} doors are documented in ${join(out, 'index.html')}.`);
  return code;
};

if (isEntry(import.meta.url)) process.exitCode = await main();
