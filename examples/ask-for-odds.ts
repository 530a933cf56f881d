import { presets } from '@baize/games/roulette';
import { oddsOf, parseQuestion } from '@baize/odds/holdem';
import { tableOdds } from '@baize/odds/roulette';

const question = parseQuestion(['AsAh', '7c2d'], 'Qh9c4d');
if ('fault' in question) throw new Error(question.fault.type); // what is wrong with it, as a fact
for (const { hand, equity } of oddsOf(question).hands) console.log(hand, equity);

for (const { kind, pays, ev } of tableOdds(presets.house).bets) console.log(`${kind} pays ${pays} to 1 and brings ${ev} a chip`);
