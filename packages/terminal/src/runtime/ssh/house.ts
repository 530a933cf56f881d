/** Somebody in the house: the floor as in a terminal of one's own, and the lobby beside it. */
import { normalizeName } from '@baize/casino';
import { coloursIn, hasSigns } from '../../kit/ansi.ts';
import { connection } from '../floor.ts';
import type { ScreenOptions } from '../full-screen.ts';
import type { Home } from '../home.ts';
import { runtimeWords } from '../language/index.ts';
import type { Accounts, Member } from './accounts.ts';
import type { Hall } from './hall.ts';
import { houseWords } from './language/index.ts';
import { visitLobby } from './lobby.ts';
import type { Visitor } from './server.ts';

/** A house: whose purses it keeps, and where people meet. */
export interface House {
  readonly accounts: Accounts;
  readonly hall: Hall;
  /** The address that links to tables are made with. */
  readonly link: string;
  /** Lets a guest in, if there is room; what is returned lets them go. */
  admitGuest(): (() => void) | undefined;
}

const lookAt = ({ visit }: Visitor): ScreenOptions => {
  const { env } = visit.terminal;
  return { ascii: !hasSigns(env), colours: coloursIn(env), mouse: true, bell: false };
};

/** The name that others see: what somebody calls themselves, if that can stand at a table. */
export const guestName = (name: string): string => normalizeName(name) ?? 'Guest';

/** Serves somebody until they go. */
export const serveVisitor = async (visitor: Visitor, house: House): Promise<void> => {
  const { visit, fingerprint, isPlain } = visitor;
  const member: Member = await house.accounts.enter(fingerprint, visit);
  const letGo = member.guest === undefined ? undefined : house.admitGuest();
  if (member.guest !== undefined && letGo === undefined) return visit.leave([houseWords().noGuests], 1);
  const leaveHall = house.hall.enter(guestName(visitor.name));
  void visit.ended.then(() => {
    letGo?.();
    leaveHall();
  });
  await atFloor(visitor, house, member.home, member.guest === undefined ? [] : [houseWords().guest[member.guest]], !isPlain);
};

const atFloor = async (visitor: Visitor, house: House, home: Home, notes: readonly string[], isDrawn: boolean): Promise<void> => {
  const { visit, name, address } = visitor;
  const { terminal } = visit;
  const isFullScreen = isDrawn && terminal.isWatched && terminal.env['TERM'] !== 'dumb';
  const look = lookAt(visitor);
  await connection(
    { kind: 'visit', plain: !isFullScreen, speed: undefined, look: { ascii: look.ascii } },
    {
      visit,
      home,
      isFullScreen,
      look,
      notes,
      hasLobby: true,
      meetFriends: async (to) => {
        const guest = { visit, disk: home.disk, name: guestName(name), address, isFullScreen, look, link: house.link };
        const next = await visitLobby(guest, house.hall, to);
        if (next === 'floor') return atFloor(visitor, house, home, [], isDrawn);
        visit.leave([runtimeWords().goodNight], 0);
      },
    },
  );
};
