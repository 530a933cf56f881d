import { test } from 'vitest';
import { assault, harangue } from './runtime/zz.fixture.ts';
import { allGrounds } from './zz.fixture.ts';
test('x', async () => { const g = await allGrounds(); assault(g.floor, 3000); console.log(JSON.stringify(globalThis.__p)); harangue(g.floor, 3000); });
