/** Settling up after an evening: who owes whom, in few payments. Only chips of the room: nobody's purse is touched. */
import { type BySeat, type Chips, type GameModule, type GameTypes, openChance, rulesOf, type Seat } from '@baize/engine';
import { roomWords } from './language/index.ts';
import type { RoomFrame } from './protocol.ts';

/** The chips of each seat, with what lies on the table. A full state that looks the same holds the same chips: they lie open. */
export const chipsInRoom = <T extends GameTypes>({ game }: GameModule<T>, { me, seats }: RoomFrame<T>, view: T['view']): BySeat<Chips> => {
  const state = game.imagine(view, me, openChance('00'.repeat(32)));
  return seats.map((_, seat) => {
    const { stack, atRisk } = game.chips(state, seat);
    return stack + atRisk;
  });
};

/**
 * What each seat has won or lost once what is nobody's is shared out, so that it comes to nothing together. A pot that stays on the table,
 * as the sabacc pot does, belongs to everybody in equal parts: what players have left in it goes back to them, and what was in it before
 * they came is owed to them, whoever has won it. What does not divide goes chip by chip to those who have lost most, or comes from those
 * who have won most; of equal ones the earlier seat. So two who have lost the same never differ by more than one chip.
 */
export const sharedNets = (nets: BySeat<number>): BySeat<number> => {
  const sum = nets.reduce((all, net) => all + net, 0);
  const part = Math.floor(Math.abs(sum) / Math.max(1, nets.length));
  const odd = Math.abs(sum) - part * nets.length;
  const sign = sum < 0 ? 1 : -1;
  const order = [...nets.keys()].toSorted((a, b) => sign * ((nets[a] ?? 0) - (nets[b] ?? 0)) || a - b);
  return nets.map((net, seat) => net + sign * (part + (order.indexOf(seat) < odd ? 1 : 0)));
};

/** What is said of chips that are shared out: how many there are and what each seat gets or gives; empty where there are none. */
export const sharedWords = (nets: BySeat<number>): string => {
  const sum = nets.reduce((all, net) => all + net, 0);
  if (sum === 0) return '';
  const part = Math.floor(Math.abs(sum) / nets.length);
  const isEven = Math.abs(sum) % nets.length === 0;
  return sum < 0 ? roomWords().potLeft(-sum, part, isEven) : roomWords().potBefore(sum, part, isEven);
};

/** One payment. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly chips: Chips;
}

/** The payments that make up for what each seat has won or lost, which comes to nothing together: the one who owes most pays the one who is owed most, and so on. */
export const paymentsOf = (nets: BySeat<number>): readonly Payment[] => {
  const left = [...nets];
  const payments: Payment[] = [];
  while (payments.length < nets.length) {
    const to = left.indexOf(Math.max(...left));
    const from = left.indexOf(Math.min(...left));
    const chips = Math.min(left[to] ?? 0, -(left[from] ?? 0));
    if (chips <= 0) break;
    left[to] = (left[to] ?? 0) - chips;
    left[from] = (left[from] ?? 0) + chips;
    payments.push({ from, to, chips });
  }
  return payments;
};

/** Whether the house keeps the bank at a table of these rules. */
const isHouseBank = <T extends GameTypes>({ game }: GameModule<T>, preset: string): boolean =>
  game.houseBanks?.(rulesOf(game, preset)) === true;

/** Who keeps the bank, where the rules of a game leave that open: "the house keeps the bank"; empty elsewhere. */
export const bankWords = <T extends GameTypes>(module: GameModule<T>, preset: string): string => {
  if (module.game.houseBanks === undefined) return '';
  return isHouseBank(module, preset) ? roomWords().houseBanks : roomWords().friendBanks;
};

/** How an evening is settled. */
export interface RoomSettlement {
  /** What each seat has, with what lies on the table. */
  readonly chips: BySeat<Chips>;
  /** What each has won or lost. */
  readonly nets: BySeat<number>;
  /** What payments have to make up for: together it comes to nothing. Nothing at all where the house keeps the bank. */
  readonly owed: BySeat<number>;
  /** Whether the house keeps the bank. */
  readonly houseBanks: boolean;
  /** How each friend did against the house, or how what is nobody's is shared out; empty where there is nothing to say. */
  readonly words: string;
}

/** How the friends did where nobody owes anybody: "You are up 120, Bob is down 40; the house keeps the bank, so nobody owes anybody." */
const againstHouseWords = ({ me, seats }: Pick<RoomFrame<GameTypes>, 'me' | 'seats'>, nets: BySeat<number>): string =>
  roomWords().againstHouse(
    seats.flatMap(({ held, name }, seat) => (held ? [{ who: seat === me ? ('you' as const) : { name }, count: nets[seat] ?? 0 }] : [])),
  );

/** How a room is settled at this view: the one place that knows who owes what, for every page that tells it. */
export const settleUp = <T extends GameTypes>(module: GameModule<T>, room: RoomFrame<T>, view: T['view']): RoomSettlement => {
  const chips = chipsInRoom(module, room, view);
  const nets = chips.map((has, seat) => has - (room.stacks[seat] ?? 0));
  const houseBanks = isHouseBank(module, room.preset);
  return houseBanks
    ? { chips, nets, owed: nets.map(() => 0), houseBanks, words: againstHouseWords(room, nets) }
    : { chips, nets, owed: sharedNets(nets), houseBanks, words: sharedWords(nets) };
};
