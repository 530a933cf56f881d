import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SharedTableContext } from './shared-table.ts';
import { Purse, TableFrame } from './TableFrame.tsx';

const frame = (
  <TableFrame
    title="Hold’em"
    subtitle=""
    purses={<Purse name="Stack">1,000</Purse>}
    tools={null}
    actions={<button type="button">Next hand</button>}
    onLeave={() => undefined}
    onSkip={() => undefined}
  >
    cards
  </TableFrame>
);

/** The frame at a table with friends. */
const shared = (hasSeat: boolean): string => {
  const none = () => null;
  const parts = { title: 'Ann’s table', subtitle: '', SeatFace: none, SeatTag: none, tools: null, speak: null, onFelt: null };
  const watching = hasSeat ? undefined : <p>You’re watching</p>;
  return renderToStaticMarkup(<SharedTableContext value={{ ...parts, hasSeat, watching }}>{frame}</SharedTableContext>);
};

test('whoever watches sees no stack of their own, and a sentence in place of what others may do', () => {
  expect(shared(false)).not.toMatch(/Stack|Next hand/);
  expect(shared(false)).toMatch(/<footer[^>]*><p>You’re watching<\/p><\/footer>/);
  for (const seated of [shared(true), renderToStaticMarkup(frame)]) expect(seated).toMatch(/Stack[\s\S]*cards[\s\S]*Next hand/);
});
